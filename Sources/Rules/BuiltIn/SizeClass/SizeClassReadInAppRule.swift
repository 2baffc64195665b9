/// The size class in the environment of the `App`, which has no window.
struct SizeClassReadInAppRule: SourceRule {
  static let id: RuleID = "size-class-read-in-app"

  var words: [String] { ["horizontalSizeClass", "verticalSizeClass"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard file.isPeriod(index - 1), let open = file.openBracket(around: index), open >= 2, file.isWord(open - 1, "Environment"),
      let sign = attribute(before: open - 1, in: file), let number = file.statement(of: index)
    else { return }
    let statement = file.statements[number]
    let scope = file.scopes[statement.scope]
    guard statement.keyword == .var, index < statement.head, scope.kind == .type,
      file.typeScope(scope)?.inherited.contains(where: { file.isWord($0, "App") }) ?? false
    else { return }
    let name = min(statement.head + 2, statement.end)
    report.append(Observation(Self.id, at: sign..<name, values: [.code: "@Environment(\\.\(file.text(index)))"]))
  }

  /// The sign of `@Environment` or `@SwiftUI.Environment`.
  private func attribute(before name: Int, in file: SourceFile) -> Int? {
    if file.isPunctuation(name - 1, "@") { return name - 1 }
    return file.isPeriod(name - 1) && file.isWord(name - 2, "SwiftUI") && file.isPunctuation(name - 3, "@") ? name - 3 : nil
  }
}
