import ResizelintLexer

/// What a value makes of other numbers: fonts, pages, pixels.
extension UseAnalyzer {
  /// `font.pointSize * (isPad ? padFactor : phoneFactor)`: the text style has its say, and the device a factor.
  func isFontFactor(_ chain: Range<Int>) -> Bool {
    guard let number = file.statement(of: chain.lowerBound) else { return false }
    let statement = file.statements[number]
    guard statement.keyword.isVariable || assignmentTarget(chain, statement) != nil else { return false }
    // `let fontScale: CGFloat = isPhone ? 1 : 1.3`
    if let name = file.assignee(of: chain.lowerBound).map({ file.text($0) }) {
      if name.containsPart("font"), name.containsPart("scale") || name.containsPart("factor") { return true }
    }
    let range = statement.start..<min(statement.end, statement.start + 60)
    let words = file.words(in: range, atMost: 24)
    return words.contains { $0.containsPart("fontsize") || $0 == "pointSize" } && words.contains { $0.containsPart("factor") }
      && range.contains { file.isOperator($0, "*") }
  }

  /// `isPad ? .systemFont(ofSize: 20) : .systemFont(ofSize: 16)`: the arms are fonts of a size each.
  func choosesPointSize(_ chain: Range<Int>) -> Bool {
    guard let number = file.statement(of: chain.lowerBound), isCondition(chain, in: file.statements[number]) else { return false }
    let arms = (chain.upperBound..<file.statements[number].end).prefix(UseAnalyzer.maximumWords)
    let sizes = arms.filter { index in
      guard file.code[index].kind == .number else { return false }
      return file.isPunctuation(index - 1, ":") && file.isWord(index - 2, in: ["ofSize", "size", "fixedSize"])
        || file.isPunctuation(index - 1, "(") && file.isWord(index - 2, "withSize")
    }
    return sizes.count > 1
  }

  /// `let far = max(screen.bounds.width, screen.bounds.height)`, and `bounds.insetBy(dx: -far, dy: 0)`: any number that is large enough.
  func isBleed(_ chain: Range<Int>) -> Bool {
    guard let number = file.statement(of: chain.lowerBound), file.statements[number].keyword == .let,
      let binding = file.variable(holding: chain.lowerBound, in: file.statements[number]), !binding.isMember
    else { return false }
    let uses = file.occurrences(of: binding.name, atMost: 8).filter { $0 != binding.name && isUse($0, of: binding) }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        guard file.isOperator(use - 1, "-"), !file.isInfix(use - 1), let open = file.openBracket(around: use) else {
          return false
        }
        return file.callee(ofBracket: open).map { file.isWord($0, in: ["insetBy", "inset"]) } ?? false
      }
  }

  /// `pageIndex = Int(offset / UIScreen.main.bounds.width)`: how many screens fit, or which of them is seen, whatever is then
  /// written of it.
  func counted(by chain: Range<Int>) -> Int? {
    // `offset / (UIScreen.main.bounds.width + margin)`
    let open = file.openBracket(around: chain.lowerBound).flatMap { file.callee(ofBracket: $0) == nil ? $0 : nil }
    guard
      file.isOperator(chain.lowerBound - 1, "/") || file.isOperator(chain.upperBound, "/")
        || open.map({ file.isOperator($0 - 1, "/") }) ?? false,
      let number = file.statement(of: chain.lowerBound)
    else { return nil }
    let statement = file.statements[number]
    let name =
      statement.keyword.isVariable
      ? file.variable(holding: chain.lowerBound, in: statement)?.name
      : assignmentTarget(chain, statement)?.last { file.code[$0].kind == .word }
    return name.flatMap { Evidence.namesCount(file.text($0)) ? $0 : nil }
  }

  /// `layer.shadowOffset = isPad ? CGSize(width: 0, height: 4) : .zero`
  func isShadow(_ chain: Range<Int>) -> Bool {
    guard let number = file.statement(of: chain.lowerBound), file.statements[number].keyword == .none,
      let name = assignmentTarget(chain, file.statements[number])?.last(where: { file.code[$0].kind == .word })
    else { return false }
    return file.text(name).hasPrefix("shadow")
  }

  /// `let avatarSize = …`: the name that takes the length says that it is a picture's.
  func isPictureSize(_ chain: Range<Int>) -> Bool {
    guard let number = file.statement(of: chain.lowerBound), file.statements[number].keyword.isVariable,
      let binding = file.variable(holding: chain.lowerBound, in: file.statements[number])
    else { return false }
    let value = binding.value.map { file.words(in: $0, atMost: 12) } ?? []
    return Evidence.sizesPicture(file.text(binding.name)) || value.contains(where: Evidence.sizesPicture)
  }

  /// A scale times or under something that is no literal: a length in pixels.
  func isPixelArithmetic(_ chain: Range<Int>) -> Bool {
    func isFactor(_ sign: Int, _ other: Int) -> Bool {
      guard file.isOperator(sign, "*") || file.isOperator(sign, "/"), file.code.indices.contains(other) else { return false }
      return file.code[other].kind != .number
    }
    return isFactor(chain.upperBound, chain.upperBound + 1) || isFactor(chain.lowerBound - 1, chain.lowerBound - 2)
  }
}
