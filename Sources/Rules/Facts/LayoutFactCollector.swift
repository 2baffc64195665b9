import ResizelintLexer

/// Gathers the layout facts of one file, word by word.
struct LayoutFactCollector {
  /// Words at which `note` wants to be asked.
  static let words = ownWords + TestShapes.words
  private static let ownWords = [
    "WindowGroup", "DocumentGroup", "Window", "ArrangementView", "minimumSize", "minWidth", "minHeight",
    "UIArrangementViewController",
  ]

  private(set) var facts = LayoutFacts()
  private var shapes = TestShapes()

  /// Looks at one of `words`.
  mutating func note(_ index: Int, in file: SourceFile, isTest: Bool) {
    if isTest {
      shapes.note(index, in: file)
      facts.variesSizeInTests = shapes.areSeveral
      return
    }
    switch file.text(index) {
    case "WindowGroup", "DocumentGroup", "Window":
      guard let call = file.call(at: index) else { return }
      for body in file.closures(of: call) { facts.windowRoots.formUnion(file.viewNames(in: body)) }
    case "ArrangementView":
      guard let call = file.call(at: index) else { return }
      for body in file.closures(of: call) { facts.arrangementParts.formUnion(parts(in: body, file)) }
    case "minimumSize":
      facts.asksForSmallestSize = facts.asksForSmallestSize || file.assignment(to: index) != nil
    case "minWidth", "minHeight":
      guard !facts.asksForSmallestSize, file.isPunctuation(index + 1, ":"), let open = file.openBracket(around: index),
        file.isWord(open - 1, "frame")
      else { return }
      facts.asksForSmallestSize = !isOfPart(index, in: file) && !file.isInPreview(index)
    default: return
    }
  }

  /// `minHeight: 44` is the size of a button, not of a window.
  private func isOfPart(_ label: Int, in file: SourceFile) -> Bool {
    guard let open = file.openBracket(around: label),
      let value = file.arguments(in: open).first(where: { $0.label == label })?.value, let number = file.number(in: value)
    else { return false }
    return number < 200
  }

  /// The views that are made in a part, those in stacks included.
  private func parts(in body: Range<Int>, _ file: SourceFile) -> [String] {
    body.prefix(512).compactMap { index in
      guard file.code[index].kind == .word, file.chainStart(of: index) == index, file.call(at: index) != nil,
        let first = file.text(index).unicodeScalars.first, first.properties.isUppercase
      else { return nil }
      return file.text(index)
    }
  }
}
