import ResizelintLexer

/// What `#if` conditions mean for an iOS build, and for its Mac Catalyst twin.
///
/// A condition that only the build knows (`DEBUG`, `swift(>=6)`, a module) is open: its branches all count as compiled.
struct ConditionalCompilation {
  /// Whether an iOS build takes a branch.
  enum Answer {
    case yes, no, open

    var negated: Answer {
      switch self {
      case .yes: .no
      case .no: .yes
      case .open: .open
      }
    }
  }

  /// One `#if` that is open, as one of the two builds sees it.
  private struct Frame {
    /// Its surroundings are compiled.
    var isReachable: Bool
    /// An earlier branch is taken for certain.
    var isSettled = false
    /// The current branch may be compiled.
    var isLive = false

    var isCompiled: Bool { isReachable && isLive }

    mutating func enterBranch(_ answer: Answer) {
      isLive = !isSettled && answer != .no
      isSettled = isSettled || answer == .yes
    }
  }

  private var frames: [(device: Frame, catalyst: Frame)] = []

  /// How code at this point is marked: whether it may be part of an iOS build, and of the Mac Catalyst one.
  var flags: Place.Flags {
    guard let frame = frames.last else { return [] }
    var flags: Place.Flags = []
    if !frame.device.isCompiled { flags.insert(.isUnreachable) }
    if !frame.catalyst.isCompiled { flags.insert(.isOutsideCatalyst) }
    return flags
  }

  /// Enters a directive: its name without `#`, and the tokens of its condition.
  mutating func enter(_ name: Directive, condition: ArraySlice<Token>, in bytes: SourceBytes) {
    switch name {
    case .if:
      let outer = frames.last
      frames.append(
        (
          Frame(isReachable: outer?.device.isCompiled ?? true), Frame(isReachable: outer?.catalyst.isCompiled ?? true)
        ))
      enterBranch(condition, in: bytes)
    case .elseif: enterBranch(condition, in: bytes)
    case .else:
      guard let last = frames.indices.last else { return }
      frames[last].device.enterBranch(.yes)
      frames[last].catalyst.enterBranch(.yes)
    case .endif: _ = frames.popLast()
    case .sourceLocation: break
    }
  }

  private mutating func enterBranch(_ condition: ArraySlice<Token>, in bytes: SourceBytes) {
    guard let last = frames.indices.last else { return }
    frames[last].device.enterBranch(Condition(tokens: condition, bytes: bytes, isCatalyst: false).answer())
    frames[last].catalyst.enterBranch(Condition(tokens: condition, bytes: bytes, isCatalyst: true).answer())
  }

  mutating func reset() { frames.removeAll(keepingCapacity: true) }
}

/// The directives that stand on a line of their own.
enum Directive: CaseIterable {
  case `if`, elseif, `else`, endif, sourceLocation

  init?(_ token: Token, in bytes: SourceBytes) {
    guard token.kind == .word else { return nil }
    for (directive, spelling) in Directive.spellings where bytes.equals(token, spelling) {
      self = directive
      return
    }
    return nil
  }

  private static let spellings: [(Directive, StaticString)] = [
    (.if, "if"), (.endif, "endif"), (.else, "else"), (.elseif, "elseif"), (.sourceLocation, "sourceLocation"),
  ]
}

/// The condition of one `#if` or `#elseif`.
///
/// Parsed by precedence with a depth limit; what is deeper or malformed is open.
private struct Condition {
  private static let maximumDepth = 64

  let tokens: ArraySlice<Token>
  let bytes: SourceBytes
  let isCatalyst: Bool
  var position: Int

  init(tokens: ArraySlice<Token>, bytes: SourceBytes, isCatalyst: Bool) {
    self.tokens = tokens
    self.bytes = bytes
    self.isCatalyst = isCatalyst
    position = tokens.startIndex
  }

  func answer() -> ConditionalCompilation.Answer {
    var parser = self
    return parser.disjunction(depth: 0)
  }

  private mutating func disjunction(depth: Int) -> ConditionalCompilation.Answer {
    var result = conjunction(depth: depth)
    while eat("||") {
      let right = conjunction(depth: depth)
      result = result == .yes || right == .yes ? .yes : result == .no && right == .no ? .no : .open
    }
    return result
  }

  private mutating func conjunction(depth: Int) -> ConditionalCompilation.Answer {
    var result = term(depth: depth)
    while eat("&&") {
      let right = term(depth: depth)
      result = result == .no || right == .no ? .no : result == .yes && right == .yes ? .yes : .open
    }
    return result
  }

  private mutating func term(depth: Int) -> ConditionalCompilation.Answer {
    guard depth < Condition.maximumDepth, position < tokens.endIndex else { return .open }
    if eat("!") { return term(depth: depth + 1).negated }
    if eat("(") {
      let result = disjunction(depth: depth + 1)
      _ = eat(")")
      return result
    }
    let name = tokens[position]
    position += 1
    if bytes.equals(name, "true") { return .yes }
    if bytes.equals(name, "false") || bytes.equals(name, "0") { return .no }
    guard eat("(") else { return .open }
    var argument: Token?
    var nesting = 1
    while position < tokens.endIndex, nesting > 0 {
      let token = tokens[position]
      position += 1
      if token.isPunctuation("(") { nesting += 1 } else if token.isPunctuation(")") { nesting -= 1 }
      if nesting > 0, argument == nil { argument = token }
    }
    guard let argument else { return .open }
    if bytes.equals(name, "os") { return bytes.equals(argument, "iOS") ? .yes : .no }
    if bytes.equals(name, "targetEnvironment") {
      guard bytes.equals(argument, "macCatalyst") else { return isCatalyst && bytes.equals(argument, "simulator") ? .no : .open }
      return isCatalyst ? .yes : .no
    }
    if bytes.equals(name, "canImport") { return module(argument) }
    if bytes.equals(name, "swift") || bytes.equals(name, "compiler") { return version(argument, behind: name) }
    return .open
  }

  /// `swift(>=5.1)`: whoever builds for iOS 27 has a compiler that speaks Swift 5 to its end.
  private func version(_ sign: Token, behind name: Token) -> ConditionalCompilation.Answer {
    guard let place = tokens.firstIndex(where: { $0.start == sign.start }), place + 1 < tokens.endIndex,
      let version = Double(bytes.text(Int(tokens[place + 1].start)..<Int(tokens[place + 1].end))), version < 5.9
    else { return .open }
    return bytes.equals(sign, ">=") ? .yes : bytes.equals(sign, "<") ? .no : .open
  }

  private func module(_ name: Token) -> ConditionalCompilation.Answer {
    if bytes.equals(name, "UIKit") || bytes.equals(name, "SwiftUI") || bytes.equals(name, "Foundation") { return .yes }
    for absent in ["AppKit", "Cocoa", "WatchKit", "Glibc", "Musl", "WinSDK", "TVUIKit", "Carbon"] as [StaticString]
    where bytes.equals(name, absent) {
      return .no
    }
    return .open
  }

  private mutating func eat(_ spelling: StaticString) -> Bool {
    guard position < tokens.endIndex, bytes.equals(tokens[position], spelling) else { return false }
    position += 1
    return true
  }
}

extension SourceBytes {
  /// The token is spelled so.
  @inline(__always)
  func equals(_ token: Token, _ spelling: StaticString) -> Bool {
    let count = Int(token.end) - Int(token.start)
    guard spelling.utf8CodeUnitCount == count else { return false }
    let own = base + Int(token.start)
    let other = spelling.utf8Start
    for index in 0..<count where own[index] != other[index] { return false }
    return true
  }
}
