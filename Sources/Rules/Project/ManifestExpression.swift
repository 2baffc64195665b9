/// An expression of a manifest that is a program: Tuist and SwiftPM manifests in Swift, BUILD files in Starlark.
///
/// The two languages write the same things with other signs: literals, names, members, calls with labels, sums. All else is
/// `unknown`: manifests are read, not run.
struct ManifestExpression: Sendable {
  indirect enum Kind: Sendable {
    case string(String)
    case number(String)
    case bool(Bool)
    case null
    case list([ManifestExpression])
    case dictionary([(key: ManifestExpression, value: ManifestExpression)])
    case name(String)
    /// `.iOS` without a base, `Plist.Value` with one.
    case member(ManifestExpression?, String)
    case call(ManifestExpression, [Argument])
    case sum(ManifestExpression, ManifestExpression)
    /// What was not understood, as a notice names it.
    case unknown(String)
  }

  struct Argument: Sendable {
    var label: String?
    var value: ManifestExpression
  }

  var kind: Kind
  var range: Range<Int>

  /// The last component of a name, member or callee: `target` of `Target.target(…)`.
  var lastName: String? {
    switch kind {
    case .name(let name), .member(_, let name): name
    case .call(let callee, _): callee.lastName
    default: nil
    }
  }

  /// The arguments of a call.
  var arguments: [Argument]? {
    guard case .call(_, let arguments) = kind else { return nil }
    return arguments
  }

  func argument(_ label: String) -> ManifestExpression? { arguments?.first { $0.label == label }?.value }
}
