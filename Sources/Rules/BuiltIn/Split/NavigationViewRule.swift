/// `NavigationView`, where its successors could stand.
struct NavigationViewRule: SourceRule {
  static let id: RuleID = "navigation-view"

  var words: [String] { ["NavigationView"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    // On a system before its successors nothing else will do.
    guard file.call(at: index) != nil, !file.isPeriod(index - 1) || file.isWord(index - 2, "SwiftUI"),
      !file.isDeclaredHere(index), !file.isForOldSystem(index), !isForPreviews(index, in: file)
    else { return }
    report.append(Observation(Self.id, at: index..<index + 1))
  }

  /// What only previews show: `LibraryPreview`.
  private func isForPreviews(_ index: Int, in file: SourceFile) -> Bool {
    guard let type = file.enclosingType(of: index) else { return false }
    let name = file.text(type.name)
    return name.hasSuffix("Preview") || name.hasSuffix("Previews")
  }
}
