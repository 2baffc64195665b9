import ResizelintLexer

/// Gathers the layout facts of one file, word by word.
struct LayoutFactCollector {
  /// Words at which `note` wants to be asked.
  static let words = [
    "WindowGroup", "DocumentGroup", "Window", "ArrangementView", "minimumSize", "minWidth", "minHeight",
    "UIArrangementViewController",
    "CGSize", "CGRect", "fixed", "ViewImageConfig", "config", "on", "orientation", "horizontalSizeClass",
  ]

  private(set) var facts = LayoutFacts()
  /// By the function or list that they stand in, the shapes that a test tries.
  private var shapes: [Int: Set<String>] = [:]

  /// Looks at one of `words`.
  mutating func note(_ index: Int, in file: SourceFile, isTest: Bool) {
    if isTest {
      noteShape(index, in: file)
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
      guard file.isPunctuation(index + 1, ":"), let open = file.openBracket(around: index), file.isWord(open - 1, "frame") else {
        return
      }
      facts.asksForSmallestSize = facts.asksForSmallestSize || !file.isInPreview(index)
    default: return
    }
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

  /// A size, device or orientation in a test: two different ones in one function or list vary the shape.
  private mutating func noteShape(_ index: Int, in file: SourceFile) {
    guard !facts.variesSizeInTests, let shape = shape(at: index, in: file) else { return }
    let place = file.enclosingDeclaration(of: index)?.open ?? file.statement(of: index) ?? -1
    shapes[place, default: []].insert(shape)
    facts.variesSizeInTests = (shapes[place]?.count ?? 0) > 1
  }

  private func shape(at index: Int, in file: SourceFile) -> String? {
    switch file.text(index) {
    case "CGSize", "CGRect", "fixed":
      guard let open = file.call(at: index)?.parentheses,
        let width = file.argument("width", ofCall: open).flatMap({ file.number(in: $0) }),
        let height = file.argument("height", ofCall: open).flatMap({ file.number(in: $0) }), width >= 200, height >= 200
      else { return nil }
      return "\(width) \(height)"
    case "ViewImageConfig": return file.member(at: index + 1).map { file.text($0) }
    case "config", "on":
      guard file.isPunctuation(index + 1, ":"), file.isPeriod(index + 2), index + 3 < file.code.count else { return nil }
      return file.text(index + 3)
    case "orientation":
      guard let sign = file.assignment(to: index), let last = file.assignedValue(sign)?.last else { return nil }
      return file.text(last)
    case "horizontalSizeClass":
      guard file.isPunctuation(index + 1, ":"), file.isPeriod(index + 2), index + 3 < file.code.count else { return nil }
      return file.text(index + 3)
    default: return nil
    }
  }
}
