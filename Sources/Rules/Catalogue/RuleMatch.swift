/// A spelling that a rule reports, written as data.
///
/// Matches work on tokens, never on raw text: comments, strings and regex literals hold no code.
public enum RuleMatch: Sendable, Hashable {
  /// Members read one after the other: `UIScreen.main.bounds`, `.topLayoutGuide`.
  case chain(ChainPattern)
  /// A call: `UIWindow(frame:)`, or `NavigationView` with whatever arguments or trailing closures.
  case call(CallPattern)
  /// A function declared with `override`: `traitCollectionDidChange(_:)`.
  case override(FunctionName)
  /// A function declared under that full name, with `override` or without: the witness of a delegate's method.
  case declaration(FunctionName)
  /// A key at the top level of an Info.plist, also with a device suffix such as `~ipad`.
  case plistKey(String)
  /// A build setting, in a project file or an xcconfig, also with conditions such as `[sdk=iphoneos*]`.
  case buildSetting(String)

  /// The keys of a match in `rules.json`, in the order of the cases.
  public static let kinds = ["chain", "call", "override", "declaration", "plistKey", "buildSetting"]

  /// Reads the text of a match of one of `kinds`; nil where the text is no such thing.
  public init?(kind: String, text: String) {
    switch kind {
    case "chain":
      guard let chain = ChainPattern(text) else { return nil }
      self = .chain(chain)
    case "call":
      guard let call = CallPattern(text) else { return nil }
      self = .call(call)
    case "override":
      guard let name = FunctionName(text) else { return nil }
      self = .override(name)
    case "declaration":
      guard let name = FunctionName(text) else { return nil }
      self = .declaration(name)
    case "plistKey":
      guard RuleMatch.isKey(text) else { return nil }
      self = .plistKey(text)
    case "buildSetting":
      guard RuleMatch.isKey(text) else { return nil }
      self = .buildSetting(text)
    default:
      return nil
    }
  }

  /// What the text of a kind must look like, for whoever got it wrong.
  static func expectation(of kind: String) -> String {
    switch kind {
    case "chain": "names joined by dots, such as `UIScreen.main.bounds` or `.topLayoutGuide`"
    case "call": "a name with its argument labels, such as `UIWindow(frame:)`, or without for any, such as `NavigationView`"
    case "override", "declaration": "a full function name, such as `traitCollectionDidChange(_:)`"
    default: "one key with letters, digits, `_` and `-`"
    }
  }

  private static func isKey(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isWordByte($0) || $0 == UInt8(ascii: "-") }
  }

  /// The kind, as `rules.json` spells it.
  public var kind: String {
    switch self {
    case .chain: "chain"
    case .call: "call"
    case .override: "override"
    case .declaration: "declaration"
    case .plistKey: "plistKey"
    case .buildSetting: "buildSetting"
    }
  }

  /// The text, as `rules.json` spells it.
  public var text: String {
    switch self {
    case .chain(let chain): chain.text
    case .call(let call): call.text
    case .override(let name), .declaration(let name): name.text
    case .plistKey(let key), .buildSetting(let key): key
    }
  }
}

/// Names that follow each other as members; `?` and `!` between them make no difference.
public struct ChainPattern: Sendable, Hashable {
  /// At least one; none is empty.
  public var names: [String]
  /// The first name starts the chain. Otherwise anything may stand before it, an implicit `self` included; spelled
  /// with a leading dot.
  public var isAnchored: Bool

  public init(_ names: [String], isAnchored: Bool = true) {
    self.names = names
    self.isAnchored = isAnchored
  }

  public init?(_ text: String) {
    isAnchored = !text.hasPrefix(".")
    names = (isAnchored ? text[...] : text.dropFirst()).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy(isWord) else { return nil }
  }

  public var text: String { (isAnchored ? "" : ".") + names.joined(separator: ".") }
}

/// A callee and the labels of its arguments.
public struct CallPattern: Sendable, Hashable {
  public var callee: ChainPattern
  /// One for each argument, `_` for one without; nil where any arguments will do.
  public var labels: [String]?

  public init(_ callee: ChainPattern, labels: [String]? = nil) {
    self.callee = callee
    self.labels = labels
  }

  public init?(_ text: String) {
    guard text.hasSuffix(")") else {
      guard let callee = ChainPattern(text) else { return nil }
      self.init(callee)
      return
    }
    guard let (base, labels) = splitLabels(text), let callee = ChainPattern(base) else { return nil }
    self.init(callee, labels: labels)
  }

  public var text: String { callee.text + (labels.map(spelling) ?? "") }
}

/// The full name of a function: `application(_:supportedInterfaceOrientationsFor:)`.
public struct FunctionName: Sendable, Hashable {
  public var base: String
  /// One for each parameter, `_` for one without.
  public var labels: [String]

  public init(_ base: String, labels: [String]) {
    self.base = base
    self.labels = labels
  }

  public init?(_ text: String) {
    guard let (base, labels) = splitLabels(text), isWord(base) else { return nil }
    self.init(base, labels: labels)
  }

  public var text: String { base + spelling(labels) }
}

/// `base(a:_:)` as its base and its labels; nil where parentheses, colons or a label are not in order.
private func splitLabels(_ text: String) -> (base: String, labels: [String])? {
  guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
  let inside = text[text.index(after: open)...].dropLast()
  let base = String(text[..<open])
  guard !inside.isEmpty else { return (base, []) }
  guard inside.last == ":" else { return nil }
  let labels = inside.dropLast().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
  return labels.allSatisfy(isWord) ? (base, labels) : nil
}

private func spelling(_ labels: [String]) -> String { "(" + labels.map { $0 + ":" }.joined() + ")" }

/// Whether a text could be one identifier of Swift; beyond ASCII everything passes.
private func isWord(_ text: some StringProtocol) -> Bool {
  guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
  return text.utf8.allSatisfy { isWordByte($0) || $0 >= 0x80 }
}

private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"):
    true
  default: false
  }
}
