import ResizelintLexer

// MARK: - The form of an expression

extension WrapperDetector {
  /// What has become of a value on its way to the answer.
  struct Answer {
    /// Of a tuple, the element that it is.
    var element: TupleElement?
    /// A yes or no, or a case, was made of it.
    var decides = false
    /// A window that was looked up was measured.
    var isMeasurement = false
    /// The size class was asked too.
    var asksSizeClass = false
    /// What was asked of it, member by member, in the chain and behind each name that held it.
    var tails: [Range<Int>]
    /// The word that its chain begins with, and the local names that held it, where they are used.
    var names: [Int]

    mutating func measure(in file: SourceFile) {
      if let tail = tails.last, file.isMeasured(tail) { isMeasurement = true }
    }

    /// A comparison of it is the question by another name.
    func isDecidable(_ question: Question) -> Bool { question.hasAnswer || question.isLookUp && isMeasurement }
  }

  /// What an expression hands on of a chain; nil where it is more than the chain.
  ///
  /// - Parameter locals: The names of the body around it, which may stand beside the chain in a comparison.
  func answer(
    _ chain: Range<Int>, in range: Range<Int>, _ question: Question, _ answer: Answer, locals: [Int] = []
  ) -> Answer? {
    var range = range
    var answer = answer
    // A length that is written into a text is no length of the program's.
    if !question.isComparison, let open = file.openBracket(around: chain.lowerBound),
      file.code[open].flags.contains(.interpolation)
    {
      return nil
    }
    if let elements = tuple(range) {
      guard let number = elements.firstIndex(where: { $0.value.contains(chain.lowerBound) }) else { return nil }
      range = elements[number].value
      answer.element = TupleElement(label: elements[number].label.map { file.text($0) }, number: number)
      answer.decides = true
    } else if let side = side(of: chain, in: range) {
      answer.element = TupleElement(label: side, number: 0)
    }
    guard isNothingBut(chain, in: range, question, answer, locals) else { return nil }
    if file.isCompared(chain) { answer.decides = true }
    return answer
  }

  /// Of a size that is all of an expression, the side that the chain gives where the other is a number:
  /// `CGSize(width: UIScreen.main.bounds.width, height: 44)`.
  private func side(of chain: Range<Int>, in range: Range<Int>) -> String? {
    guard file.isWord(range.lowerBound, "CGSize"), let open = file.callParentheses(after: range.lowerBound),
      file.partner(of: open) == range.upperBound - 1
    else { return nil }
    let arguments = file.arguments(in: open)
    guard arguments.count == 2, let given = arguments.first(where: { $0.value.contains(chain.lowerBound) }),
      let label = given.label,
      arguments.contains(where: { $0.value.count == 1 && file.code[$0.value.lowerBound].kind == .number })
    else { return nil }
    return file.text(label)
  }

  /// The elements of a tuple that is all of an expression.
  private func tuple(_ range: Range<Int>) -> [SourceFile.Argument]? {
    guard file.isPunctuation(range.lowerBound, "("), file.partner(of: range.lowerBound) == range.upperBound - 1,
      file.chainStart(of: range.lowerBound) ?? range.lowerBound == range.lowerBound
    else { return nil }
    let elements = file.arguments(in: range.lowerBound)
    return elements.count > 1 ? elements : nil
  }

  /// What the type of a declaration calls an element: `var pose: (device: A, interface: B)`, `func pose() -> (A, B)`.
  func elementLabel(_ number: Int, ofTypeAt name: Int) -> String? {
    var open = name + 1
    while open < file.code.count, !file.isPunctuation(open, ":"), !file.isOperator(open, "->") {
      guard !file.isPunctuation(open, "{"), !file.isOperator(open, "=") else { return nil }
      open = file.linkEnd(open)
    }
    open += 1
    guard file.isPunctuation(open, "(") else { return nil }
    let elements = file.arguments(in: open)
    guard number < elements.count, let label = elements[number].label else { return nil }
    return file.text(label)
  }

  /// The expression is the chain: bare, negated, compared with a case, with a fallback; for a size also the larger or
  /// smaller of two.
  private func isNothingBut(
    _ chain: Range<Int>, in range: Range<Int>, _ question: Question, _ answer: Answer, _ locals: [Int]
  ) -> Bool {
    guard !range.isEmpty, range.count < 60 else { return false }
    let isDecidable = answer.isDecidable(question)
    let isLength = question.isScreenSize || answer.isMeasurement
    // `(UIScreen.main.bounds.height - 568) < 1`: whatever is computed on the way, the answer is a yes or no.
    let isTest =
      isDecidable && range.contains { file.isComparison($0) } && !range.contains { file.isOperator($0, "?") && file.isInfix($0) }
    var isChoice = false
    var index = range.lowerBound
    while index < range.upperBound {
      defer { index += 1 }
      if chain.contains(index) { continue }
      let token = file.code[index]
      switch token.kind {
      case .number:
        // The other side of a size.
        if answer.element != nil, file.isWord(index - 2, in: ["width", "height"]), file.isPunctuation(index - 1, ":") { break }
        // What is compared is none of its own; a choice between numbers is.
        let isCompared = isDecidable && (file.isComparison(index - 1) || file.isComparison(index + 1))
        guard isTest || isCompared || isLength && file.text(index) == "0" else { return false }
      case .openQuote, .closeQuote, .text: break
      case .word:
        guard mayStand(beside: index, question, isDecidable: isDecidable, isLength: isLength, locals) else { return false }
      case .operator:
        if file.isOperator(index, "??") {
          // What stands in for a missing value is none of its own.
          let end = index + 1 < range.upperBound ? file.chainEnd(from: index + 1) : index + 1
          if !(index + 1..<end).overlaps(chain) { index = min(end, range.upperBound) - 1 }
          break
        }
        isChoice = isChoice || file.isOperator(index, "?") && file.isInfix(index)
        if file.isPeriod(index) || file.isChaining(index) || file.isOperator(index, "?") { break }
        guard isDecidable else { return false }
        if file.isOperator(index, "&&") || file.isOperator(index, "||") { break }
        guard file.isComparison(index) || file.isOperator(index, "!") || isTest && file.isArithmetic(index) else { return false }
      case .punctuation:
        guard token.first != UInt8(ascii: "{"), token.first != UInt8(ascii: ";"), !isTupleComma(index) else { return false }
        // An arm that makes something decides what it is: `isPad ? SplitController() : TabController()`.
        if file.isPunctuation(index, "("), let callee = file.callee(ofBracket: index),
          isChoice && !(isLength && file.isWord(callee, in: ["min", "max"]))
            || makesValue(index, of: chain) && !(isLength && makesSize(callee))
        {
          return false
        }
      default: return false
      }
    }
    return true
  }

  /// `CGSize(width: …)`, `.init(width: …)`
  private func makesSize(_ callee: Int) -> Bool {
    file.isWord(callee, in: ["CGSize", "CGRect"]) || file.isWord(callee, "init") && file.chainStart(of: callee) == callee - 1
  }

  private func mayStand(
    beside index: Int, _ question: Question, isDecidable: Bool, isLength: Bool, _ locals: [Int]
  ) -> Bool {
    if file.keyword(index) == .as || file.keyword(index) == .try || file.isPeriod(index - 1) || file.isPeriod(index + 1) {
      return true
    }
    if file.isWord(index, in: ["true", "false", "nil", "contains", "max", "min", "first", "zero"]) { return true }
    if question.isComparison || isCastType(index) { return true }
    // `isSmall || isLow`: another yes or no.
    if isDecidable, [index - 1, index + 1].contains(where: { file.isOperator($0, "||") || file.isOperator($0, "&&") }) {
      return true
    }
    if isDecidable, locals.contains(where: { file.isSameWord($0, index) }) { return true }
    guard isLength else { return false }
    // `min(windowWidth, windowHeight)`
    if let open = file.openBracket(around: index), file.isWord(open - 1, in: ["min", "max"]) { return true }
    // `CGSize(width: UIScreen.main.bounds.width, height: …)`
    return file.isPunctuation(index + 1, ":") || file.isWord(index, in: ["CGFloat", "Double", "CGSize", "CGRect", "UIScreen"])
  }

  /// The chain is an argument of something that is made: `Option(key: "…", default: isPad)` is more than the answer,
  /// and `Fonts.bold(size: titleSize)` is laid out with.
  private func makesValue(_ open: Int, of chain: Range<Int>) -> Bool {
    guard let close = file.partner(of: open), open < chain.lowerBound, chain.lowerBound < close else { return false }
    // `cards.dropFirst(count)` makes cards.
    if let callee = file.callee(ofBracket: open), file.isPeriod(callee - 1), callee > 1, !file.isWord(callee, "contains"),
      file.code[callee - 2].kind == .word, file.text(callee - 2).first?.isLowercase ?? false, !file.isWord(callee - 2, "self")
    {
      return true
    }
    let arguments = file.arguments(in: open)
    if arguments.count(where: { $0.label != nil }) > 1 { return true }
    let label = arguments.first { $0.value.contains(chain.lowerBound) }?.label
    let callee = file.callee(ofBracket: open).map { file.text($0) }
    return Evidence.ofArgument(callee: callee, label: label.map { file.text($0) })?.intent == .layout
  }

  /// The type behind `as`, `as?` or `as!`.
  private func isCastType(_ index: Int) -> Bool {
    if file.keyword(index - 1) == .as { return true }
    return file.keyword(index - 2) == .as && (file.isOperator(index - 1, "?") || file.isOperator(index - 1, "!"))
  }

  /// The comma stands between the elements of a tuple, which hands on more than one value.
  private func isTupleComma(_ index: Int) -> Bool {
    guard file.isPunctuation(index, ","), let open = file.openBracket(around: index), file.isPunctuation(open, "(") else {
      return false
    }
    return file.callee(ofBracket: open) == nil
  }
}

extension Question {
  /// The answer is a case that code compares: the comparison belongs to the question.
  var isComparison: Bool {
    switch self {
    case .idiom, .deviceModel, .deviceOrientation, .interfaceOrientation: true
    default: false
    }
  }

  /// A yes or no about the value is the question by another name: `isPad`, `isSmallScreen`.
  var hasAnswer: Bool {
    switch self {
    case .mainScreenBounds, .sceneScreenBounds, .mainScreenScale: true
    default: isComparison
    }
  }
}
