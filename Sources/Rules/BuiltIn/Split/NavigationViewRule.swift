/// `NavigationView`, where its successors could stand.
struct NavigationViewRule: SourceRule {
  static let id: RuleID = "navigation-view"
  /// The version that brought the successors.
  private static let successors = SystemVersion(16, 0)

  var words: [String] { ["NavigationView"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    // On a system before its successors nothing else will do.
    guard let call = file.call(at: index), !file.isPeriod(index - 1) || file.isWord(index - 2, "SwiftUI"),
      !file.isDeclaredHere(index), !file.isForOldSystem(index), !isForPreviews(index, in: file),
      !file.modifiers(from: call.end).contains(where: { file.isRenderer($0.name) })
    else { return }
    var observation = Observation(Self.id, at: index..<index + 1)
    // Where an older system is to be served as well, it would have to stand beside its successor in a check of availability.
    observation.condition = .runsNowhereBefore(Self.successors)
    report.append(observation)
  }

  /// What only previews show: `LibraryPreview`, the app `LibraryPreviewApp` that shows nothing else, the file `LibraryPreviews`.
  private func isForPreviews(_ index: Int, in file: SourceFile) -> Bool {
    if ProjectPath.stem(of: file.path).hasSuffix("Previews") { return true }
    guard let type = file.enclosingType(of: index) else { return false }
    let name = file.text(type.name)
    return ["Preview", "Previews", "PreviewApp"].contains(where: name.hasSuffix)
  }
}
