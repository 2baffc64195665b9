/// The name of a rule, as tests, allowances and baselines carry it.
///
/// An id is a contract: it is never reused, and a rule that is renamed keeps the old one as an alias.
public struct RuleID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String

  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }

  public var description: String { name }
}
