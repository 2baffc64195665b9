import ResizelintLexer

/// What an operator does to the expression before it.
extension StructureBuilder {
  /// The token is a period: member access or the start of an implicit member.
  @inline(__always)
  mutating func isPeriod(_ index: Int) -> Bool {
    let token = code[index]
    return token.kind == .operator && token.first == UInt8(ascii: ".") && token.end - token.start == 1
  }

  mutating func visitOperator(_ index: Int) {
    let token = code[index]
    let length = token.end - token.start
    if top.genericEnd >= index {
      place.chain = Int32(top.operand)
      return
    }
    if isPeriod(index) {
      if top.operand >= 0 {
        place.chain = Int32(top.operand)
      } else {
        top.operand = index
        place.chain = Int32(index)
      }
      return
    }
    let followsSpace = token.flags.contains(.followsSpace)
    let precedesSpace = index + 1 >= code.count || code[index + 1].flags.contains(.followsSpace)
    if !followsSpace, top.operand >= 0, isChaining(index, length, precedesSpace) {
      place.chain = Int32(top.operand)
      return
    }
    if length == 1, token.first == UInt8(ascii: "<"), !followsSpace, top.operand >= 0, code[index - 1].kind == .word,
      let end = genericArgumentsEnd(index)
    {
      top.genericEnd = end
      place.flags.insert(.isGeneric)
      place.chain = Int32(top.operand)
      return
    }
    if length == 1, token.first == UInt8(ascii: "=") { top.hasValue = true }
    if top.operand >= 0 ? followsSpace == precedesSpace : followsSpace && precedesSpace {
      place.flags.insert(.isInfix)
    }
    top.operand = -1
  }

  /// `?` and `!` behind an operand, also doubled before a member: `window??.bounds`.
  private mutating func isChaining(_ index: Int, _ length: UInt32, _ precedesSpace: Bool) -> Bool {
    let token = code[index]
    guard token.first == UInt8(ascii: "?") || token.first == UInt8(ascii: "!") else { return false }
    if length == 1 { return true }
    for offset in Int(token.start)..<Int(token.end)
    where bytes[offset] != UInt8(ascii: "?") && bytes[offset] != UInt8(ascii: "!") {
      return false
    }
    return index + 1 < code.count && isPeriod(index + 1) && !precedesSpace
  }

  /// The token that closes a generic argument list, where the angle bracket opens one.
  ///
  /// Only what a type can hold may stand inside, and only what can follow a type may stand behind: the rule by which the
  /// language itself tells `compare<Int>(1)` from `a<b`. A list longer than the bound is read as a comparison.
  private mutating func genericArgumentsEnd(_ index: Int) -> Int? {
    var depth = 0
    var nesting = 0
    for candidate in index..<min(index + 96, code.count) {
      let token = code[candidate]
      switch token.kind {
      case .word: break
      case .operator:
        if token.end - token.start == 2, token.first == UInt8(ascii: "-") { break }
        for offset in Int(token.start)..<Int(token.end) {
          switch bytes[offset] {
          case UInt8(ascii: "<"): depth += 1
          case UInt8(ascii: ">"): depth -= 1
          case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "~"): break
          default: return nil
          }
          if depth == 0 { return nesting == 0 && canFollowType(candidate) ? candidate : nil }
        }
      case .punctuation:
        switch token.first {
        case UInt8(ascii: "("), UInt8(ascii: "["): nesting += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"):
          nesting -= 1
          if nesting < 0 { return nil }
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "@"): break
        default: return nil
        }
      case .number: break
      default: return nil
      }
    }
    return nil
  }

  private mutating func canFollowType(_ close: Int) -> Bool {
    guard close + 1 < code.count else { return true }
    let next = code[close + 1]
    if next.flags.contains(.startsLine) { return true }
    switch next.kind {
    case .punctuation:
      return next.first != UInt8(ascii: "\\") && next.first != UInt8(ascii: "#") && next.first != UInt8(ascii: "[")
    case .operator:
      return next.first == UInt8(ascii: ".") || next.first == UInt8(ascii: "?") || next.first == UInt8(ascii: "!")
        || next.first == UInt8(ascii: "=") || next.first == UInt8(ascii: "&") || next.first == UInt8(ascii: "-")
    case .word: return next.flags.contains(.followsSpace)
    default: return false
    }
  }
}
