import ResizelintLexer

/// Finds the thresholds of a file.
struct ThresholdCollector {
  let file: SourceFile
  private var numbers: NumberReader
  private var result: [Threshold] = []

  init(file: SourceFile) {
    self.file = file
    numbers = NumberReader(file: file)
  }

  static func thresholds(of file: SourceFile) -> [Threshold] {
    var collector = ThresholdCollector(file: file)
    return collector.collect()
  }

  private mutating func collect() -> [Threshold] {
    for index in file.code.indices {
      switch file.code[index].kind {
      case .operator:
        guard file.isInfix(index), file.isReachable(index), !file.isGeneric(index), let form = form(of: index) else { continue }
        comparison(index, form)
      case .word where file.isWord(index, "contains"):
        if file.isReachable(index) { containment(index) }
      case .word where file.keyword(index) == .switch:
        if file.isReachable(index) { choice(index) }
      default: break
      }
    }
    return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func form(of index: Int) -> Threshold.Form? {
    guard file.code[index].end - file.code[index].start <= 2 else { return nil }
    switch file.text(index) {
    case "<", "<=", ">", ">=": return .order
    case "==", "!=": return .equality
    case "~=": return .range
    case "/": return .factor
    default: return nil
    }
  }

  // MARK: - Operators

  private mutating func comparison(_ index: Int, _ form: Threshold.Form) {
    if form == .factor {
      factor(index)
      return
    }
    let left = operandStart(before: index)..<index
    let right = index + 1..<operandEnd(after: index)
    guard !left.isEmpty, !right.isEmpty else { return }
    if form == .range {
      note(left.lowerBound..<right.upperBound, form, subject: right, range(left))
    } else if let number = numbers.number(right) {
      note(left.lowerBound..<right.upperBound, form, subject: left, [number])
    } else if let number = numbers.number(left) {
      note(left.lowerBound..<right.upperBound, form, subject: right, [number])
    } else if form == .equality {
      if let pair = numbers.size(right) {
        note(left.lowerBound..<right.upperBound, form, subject: left, [pair.width, pair.height], isPair: true)
      } else if let pair = numbers.size(left) {
        note(left.lowerBound..<right.upperBound, form, subject: right, [pair.width, pair.height], isPair: true)
      }
    }
  }

  /// `width / 375`: the chains on both sides, no more.
  private mutating func factor(_ index: Int) {
    guard index > 0, let left = file.chainStart(of: index - 1), file.chainStart(of: index + 1) == index + 1 else { return }
    let right = index + 1..<file.chainEnd(from: index + 1)
    guard let number = numbers.number(right) else { return }
    note(left..<right.upperBound, .factor, subject: left..<index, [number])
  }

  private mutating func note(
    _ range: Range<Int>, _ form: Threshold.Form, subject: Range<Int>, _ values: [Number], isPair: Bool = false
  ) {
    guard !values.isEmpty, let size = file.sizes.size(of: subject) else { return }
    guard size.shape == (isPair ? .size : .length) || size.shape == .inset else { return }
    let telling = size.shape == .inset ? values : values.filter { $0.value > 1 && $0.value.isFinite }
    guard !telling.isEmpty else { return }
    result.append(Threshold(range: range, form: form, size: size, subject: subject, numbers: telling, isPair: isPair))
  }

  /// The first token of the operand that ends before an operator; what binds tighter than a comparison belongs to it.
  private func operandStart(before index: Int) -> Int {
    let floor = max(lowerBound(of: index), index - 64)
    var start = index
    while start > floor {
      var candidate = start - 1
      if file.code[candidate].isClosingBracket {
        guard let open = file.partner(of: candidate), open >= floor else { return start }
        candidate = open
      } else if endsOperand(candidate) {
        return start
      }
      start = candidate
    }
    return start
  }

  private func operandEnd(after index: Int) -> Int {
    let limit = min(upperBound(of: index), index + 64)
    var end = index + 1
    while end < limit, !endsOperand(end), !file.code[end].isClosingBracket {
      // The brace of a body: `if width > 600 {`.
      if file.isPunctuation(end, "{") { break }
      end = file.linkEnd(end)
    }
    return min(end, limit)
  }

  private func lowerBound(of index: Int) -> Int {
    if let open = file.openBracket(around: index), !file.isPunctuation(open, "{") { return file.elementStart(of: index) }
    guard let statement = file.statement(of: index) else { return 0 }
    return file.statements[statement].start
  }

  private func upperBound(of index: Int) -> Int {
    if let open = file.openBracket(around: index), !file.isPunctuation(open, "{"), let close = file.partner(of: open) {
      return close
    }
    return file.statement(of: index).map { file.statements[$0].end } ?? file.code.count
  }

  /// The token cannot belong to an operand of a comparison.
  private func endsOperand(_ index: Int) -> Bool {
    let token = file.code[index]
    switch token.kind {
    case .operator:
      // A ternary's `?`, assignments, logic, other comparisons.
      if file.chainStart(of: index) != nil { return false }
      switch file.text(index) {
      case "+", "-", "*", "/", "??", "...", "..<", "!": return false
      default: return true
      }
    case .punctuation: return !token.isOpeningBracket && !token.isPunctuation("#") && !token.isPunctuation("\\")
    case .word:
      switch file.keyword(index) {
      case .try, .await, .as: return false
      case .none: return false
      default: return file.keyword(index).isReserved
      }
    default: return false
    }
  }

  // MARK: - Ranges, lists and switches

  /// The ends of a range that code spells out; a named one is looked up.
  private mutating func range(_ range: Range<Int>) -> [Number] {
    var range = range
    while range.count > 2, file.isPunctuation(range.lowerBound, "("), file.partner(of: range.lowerBound) == range.upperBound - 1 {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    var index = range.lowerBound
    while index < range.upperBound {
      if file.isOperator(index, "...") || file.isOperator(index, "..<") {
        return [numbers.number(range.lowerBound..<index), numbers.number(index + 1..<range.upperBound)].compactMap { $0 }
      }
      index = file.linkEnd(index)
    }
    return []
  }

  /// `(400..<600).contains(width)`, `[320, 375].contains(width)`.
  private mutating func containment(_ index: Int) {
    guard let start = file.chainStart(of: index), index > start + 1, let open = file.callParentheses(after: index),
      let close = file.partner(of: open)
    else { return }
    let arguments = file.arguments(in: open)
    guard arguments.count == 1, arguments[0].label == nil else { return }
    var set = start..<index - 1
    if set.count == 1, let value = file.binding(of: start)?.value { set = value }
    if file.isPunctuation(set.lowerBound, "["), file.partner(of: set.lowerBound) == set.upperBound - 1 {
      let values = file.arguments(in: set.lowerBound).prefix(64).compactMap { numbers.number($0.value) }
      note(start..<close + 1, .equality, subject: arguments[0].value, values)
    } else {
      note(start..<close + 1, .range, subject: arguments[0].value, range(set))
    }
  }

  private mutating func choice(_ keyword: Int) {
    guard let number = file.statement(of: keyword), file.statements[number].head == keyword else { return }
    var open = keyword + 1
    while open < file.statements[number].end {
      if file.isPunctuation(open, "{"), file.scopeOpened(by: open)?.kind == .switch { break }
      open = file.linkEnd(open)
    }
    guard let scope = file.scopeOpened(by: open), scope.kind == .switch else { return }
    var values: [Number] = []
    var form = Threshold.Form.equality
    for label in labels(of: scope) {
      for pattern in patterns(of: label) {
        if let number = numbers.number(pattern) {
          values.append(number)
        } else {
          let ends = range(pattern)
          if !ends.isEmpty { form = .range }
          values += ends
        }
      }
    }
    guard !values.isEmpty else { return }
    note(keyword..<open, form, subject: keyword + 1..<open, values)
  }

  /// The `case` labels that stand directly in a `switch`.
  private func labels(of scope: Scope) -> [Statement] {
    var result: [Statement] = []
    var index = scope.open + 1
    while index < scope.close, result.count < 64 {
      guard let number = file.statement(of: index) else { break }
      let statement = file.statements[number]
      if statement.keyword == .case { result.append(statement) }
      index = max(statement.end, index + 1)
    }
    return result
  }

  /// The patterns between `case` and the colon.
  private func patterns(of label: Statement) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = label.head + 1
    var index = start
    while index < label.end {
      if file.isPunctuation(index, ",") || file.isPunctuation(index, ":") || file.keyword(index) == .where {
        if index > start { result.append(start..<index) }
        start = index + 1
        if !file.isPunctuation(index, ",") { break }
      }
      index = file.linkEnd(index)
    }
    return result
  }
}
