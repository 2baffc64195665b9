/// One inset of the safe area that stands for two edges.
struct SymmetricSafeAreaRule: SourceRule {
  static let id: RuleID = "symmetric-safe-area"
  let words = ["left", "right", "leading", "trailing", "top", "bottom"]

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard file.isPeriod(index - 1), let start = file.chainStart(of: index), start < index - 1, index - start < 32,
      file.chainEnd(from: start) == index + 1, let range = symmetry(start, index, in: file)
    else { return }
    guard case .size(let size) = file.sizes.meaning(of: start..<index + 1, depth: 0), size.shape == .inset else { return }
    report.append(Observation(Self.id, at: range))
  }

  /// The expression in which the inset at a chain is taken twice.
  private func symmetry(_ start: Int, _ edge: Int, in file: SourceFile) -> Range<Int>? {
    let next = edge + 1
    if file.isOperator(next, "*"), isTwo(next + 1, in: file) { return start..<next + 2 }
    if file.isOperator(start - 1, "*"), isTwo(start - 2, in: file) { return start - 2..<next }
    if file.isOperator(next, "+"), file.chainStart(of: next + 1) == next + 1 {
      let other = next + 1..<file.chainEnd(from: next + 1)
      if file.normalised(other) == file.normalised(start..<next) { return start..<other.upperBound }
    }
    return larger(start, edge, in: file) ?? wrongEdge(start, edge, in: file)
  }

  private func isTwo(_ index: Int, in file: SourceFile) -> Bool { file.literal(index) == 2 }

  /// `max(insets.left, insets.right)`; reported at the first of the two.
  private func larger(_ start: Int, _ edge: Int, in file: SourceFile) -> Range<Int>? {
    guard let open = file.openBracket(around: start), start == open + 1, let close = file.partner(of: open),
      let callee = file.callee(ofBracket: open), file.isWord(callee, in: ["max", "min", "fmax", "fmin"])
    else { return nil }
    let arguments = file.arguments(in: open)
    guard arguments.count == 2, let last = arguments.last?.value.last,
      file.isWord(last, in: Self.opposite(of: file.text(edge)))
    else { return nil }
    return (file.chainStart(of: open) ?? callee)..<close + 1
  }

  /// `right: insets.left`.
  private func wrongEdge(_ start: Int, _ edge: Int, in file: SourceFile) -> Range<Int>? {
    guard let open = file.openBracket(around: start), file.isPunctuation(open, "("), let close = file.partner(of: open) else {
      return nil
    }
    let opposite = Self.opposite(of: file.text(edge))
    let element = file.elementStart(of: start)
    guard file.isWord(element, in: opposite), file.isPunctuation(element + 1, ":") else { return nil }
    // With the right edge in the same argument the two are swapped for a reading direction.
    var index = element + 2
    while index < close, !file.isPunctuation(index, ",") {
      if file.isWord(index, in: opposite) { return nil }
      index += 1
    }
    if isMirrored(open, start..<edge, opposite, in: file) { return nil }
    return start..<edge + 1
  }

  /// Another argument takes the opposite edge in turn: `left: insets.right, right: insets.left`.
  private func isMirrored(_ open: Int, _ base: Range<Int>, _ opposite: [StaticString], in file: SourceFile) -> Bool {
    file.arguments(in: open).contains { argument in
      guard let last = argument.value.last, file.isWord(last, in: opposite), let label = argument.label else { return false }
      return !file.isWord(label, in: opposite)
        && file.normalised(argument.value) == file.normalised(base) + file.text(last)
    }
  }

  private static func opposite(of edge: String) -> [StaticString] {
    switch edge {
    case "left": ["right", "trailing"]
    case "right": ["left", "leading"]
    case "leading": ["trailing", "right"]
    case "trailing": ["leading", "left"]
    case "top": ["bottom"]
    default: ["top"]
    }
  }
}
