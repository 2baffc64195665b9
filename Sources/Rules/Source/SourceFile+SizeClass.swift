import ResizelintLexer

/// Tests of the size class, as far as this file tells what a name holds.
extension SourceFile {
  public enum SizeClassAxis: Sendable { case horizontal, vertical }

  /// A comparison of a size class inside a condition.
  public struct SizeClassTest: Sendable {
    public var axis: SizeClassAxis
    /// What holds where the condition is true.
    public var isRegular: Bool
    /// Another condition may hold in its place: `sizeClass == .regular || isLandscape`.
    public var hasAlternative: Bool
    /// Another condition must hold beside it.
    public var hasCompanion: Bool
    public var range: Range<Int>

    /// Where the condition is true the class is regular, and nowhere else.
    public var isRegularAlone: Bool { isRegular && !hasAlternative }
    /// Where the condition is false the class is regular, and nowhere else.
    public var isRegularOtherwise: Bool { !isRegular && !hasCompanion }
  }

  /// The axis of the size class that a bare name or member stands for; nil where it stands for something else.
  public func sizeClassAxis(at index: Int) -> SizeClassAxis? {
    guard code.indices.contains(index), code[index].kind == .word, !isGeneric(index) else { return nil }
    let isLabel = isPunctuation(index + 1, ":") && elementStart(of: index) == index && openBracket(around: index) != nil
    guard !isLabel, !keyword(index - 1).declaresName else { return nil }
    if isWord(index, "horizontalSizeClass") { return .horizontal }
    if isWord(index, "verticalSizeClass") { return .vertical }
    // A member of something else says nothing: `model.sizeClass`.
    if isPeriod(index - 1), !isWord(index - 2, "self") { return nil }
    guard let binding = binding(of: index) else {
      // Declared in another file, by the name that everybody gives it.
      let name = text(index).lowercased()
      return name.hasSuffix("sizeclass") ? (name.contains("vert") ? .vertical : .horizontal) : nil
    }
    guard binding.name != index else { return nil }
    let statement = statements[binding.statement]
    if statement.modifiers.contains(.attributes), binding.isMember {
      for attribute in statement.start..<statement.head where isPunctuation(attribute, "\\") {
        for word in attribute..<min(attribute + 6, statement.head) {
          if isWord(word, "horizontalSizeClass") { return .horizontal }
          if isWord(word, "verticalSizeClass") { return .vertical }
        }
      }
    }
    if let type = binding.type, type.contains(where: { isWord($0, in: ["UserInterfaceSizeClass", "UIUserInterfaceSizeClass"]) }) {
      return text(binding.name).lowercased().contains("vert") ? .vertical : .horizontal
    }
    if let value = binding.value, value.count <= 8, binding.kind == .constant {
      if isWord(value.upperBound - 1, "horizontalSizeClass") { return .horizontal }
      if isWord(value.upperBound - 1, "verticalSizeClass") { return .vertical }
    }
    return nil
  }

  /// The word asks for a size class or for what a container makes of it; a name that is declared, set or handed over does
  /// not.
  func asksSizeClass(at index: Int) -> Bool {
    guard code[index].kind == .word else { return false }
    if keyword(index - 1).isVariable || isPunctuation(index + 1, ":") || isOperator(index + 1, "=") { return false }
    // `\.horizontalSizeClass` names it.
    if isPunctuation(index - 2, "\\") { return false }
    // Whether a sidebar is seen is what the container made of the size.
    if isWord(index, "isHidden"), isWord(index - 2, "sidebar") { return true }
    let name = text(index)
    return name.hasSuffix("izeClass")
      || name.hasPrefix("is") && ["Collapsed", "Compact", "Regular"].contains(where: name.hasSuffix)
      || name == "isCompactWidth" || name == "displayMode"
  }

  /// The first test of a size class in a condition, also through a property of this file that holds one.
  public func sizeClassTest(in condition: Range<Int>) -> SizeClassTest? { sizeClassTest(in: condition, depth: 0) }

  private func sizeClassTest(in condition: Range<Int>, depth: Int) -> SizeClassTest? {
    let bounded = condition.lowerBound..<min(condition.upperBound, condition.lowerBound + 128)
    for index in bounded where code[index].kind == .word {
      guard var test = comparison(at: index) ?? wrapped(at: index, depth: depth) else { continue }
      // `!isCompact`
      if let start = chainStart(of: index), isOperator(start - 1, "!"), condition.contains(start - 1) { test.isRegular.toggle() }
      for position in bounded {
        if isOperator(position, "||") { test.hasAlternative = true }
        if isOperator(position, "&&")
          || isPunctuation(position, ",") && openBracket(around: position) == openBracket(around: index)
        {
          test.hasCompanion = true
        }
      }
      return test
    }
    return nil
  }

  /// `sizeClass == .regular`, `.compact != sizeClass`, `sizeClass?.isCompact` is none.
  private func comparison(at index: Int) -> SizeClassTest? {
    guard let axis = sizeClassAxis(at: index), let start = chainStart(of: index) else { return nil }
    let end = chainEnd(from: start)
    func test(_ sign: Int, _ value: Int, _ range: Range<Int>) -> SizeClassTest? {
      guard isOperator(sign, "==") || isOperator(sign, "!=") || isOperator(sign, "~=") else { return nil }
      let isRegular = isWord(value, "regular")
      guard isRegular || isWord(value, "compact") else { return nil }
      return SizeClassTest(
        axis: axis, isRegular: isRegular != isOperator(sign, "!="), hasAlternative: false, hasCompanion: false, range: range)
    }
    if end < code.count, code[end].kind == .operator {
      // The last name of the other side: `.regular`, `UserInterfaceSizeClass.regular`.
      let valueEnd = chainEnd(from: end + 1)
      if let found = test(end, lastWord(before: valueEnd, from: end + 1), start..<valueEnd) { return found }
    }
    guard start >= 2, code[start - 1].kind == .operator, let other = chainStart(of: start - 2) else { return nil }
    return test(start - 1, lastWord(before: start - 1, from: other), other..<end)
  }

  private func lastWord(before end: Int, from start: Int) -> Int {
    var index = min(end, code.count) - 1
    while index > start, code[index].kind != .word { index -= 1 }
    return max(index, 0)
  }

  /// `isCompact` that this file defines as a test.
  private func wrapped(at index: Int, depth: Int) -> SizeClassTest? {
    guard depth < 2, !isPeriod(index - 1) || isWord(index - 2, "self"), let binding = binding(of: index), binding.name != index,
      binding.kind == .constant || binding.kind == .variable
    else { return nil }
    var value = binding.value
    if let body = binding.body, let scope = scopeOpened(by: body) { value = scope.body }
    guard let value, !value.isEmpty, value.count <= 24, !value.contains(index) else { return nil }
    guard var test = sizeClassTest(in: value, depth: depth + 1) else { return nil }
    // A choice between two values is no test: `isCompact ? 8 : 16`.
    guard ternaryCondition(from: value.lowerBound, to: value.upperBound) == nil else { return nil }
    test.range = index..<index + 1
    return test
  }

  /// What a `case` of a `switch` over a size class stands for; nil for `default` and other values.
  public func sizeClassCase(_ label: Range<Int>) -> Bool? {
    for index in label {
      if isWord(index, "regular") { return true }
      if isWord(index, "compact") { return false }
    }
    return nil
  }

  /// Whether a condition holds where there is room: `sizeClass == .regular`, `width > 600`, `!isCompact`; nil where it asks for
  /// something else, or for several things of which one may hold without the others.
  func isWide(_ condition: Range<Int>) -> Bool? {
    if let test = sizeClassTest(in: condition) {
      guard test.axis == .horizontal else { return nil }
      return test.isRegular ? (test.hasAlternative ? nil : true) : (test.hasCompanion ? nil : false)
    }
    for index in condition.prefix(32) {
      if isWord(index, in: SourceFile.narrowNames) || isWord(index, in: SourceFile.wideNames) {
        let isNegated = chainStart(of: index).map { isOperator($0 - 1, "!") } ?? false
        return isWord(index, in: SourceFile.wideNames) != isNegated
      }
      guard isInfix(index), isOperator(index, "<") || isOperator(index, ">") || isOperator(index, "<=") || isOperator(index, ">=")
      else { continue }
      let isMore = isOperator(index, ">") || isOperator(index, ">=")
      if isWidth(before: index) { return isMore }
      if let start = chainStart(of: index + 1), isWidth(before: chainEnd(from: start)) { return !isMore }
    }
    return nil
  }

  /// The operand that ends there is called a width.
  private func isWidth(before end: Int) -> Bool {
    guard end > 0, code[end - 1].kind == .word else { return false }
    return text(end - 1).lowercased().hasSuffix("width")
  }

  private static let narrowNames: [StaticString] = ["isCompact", "isNarrow", "isCompactWidth"]
  private static let wideNames: [StaticString] = ["isRegular", "isWide", "isRegularWidth"]
}
