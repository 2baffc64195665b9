/// The context of an arrangement, read in the view that builds it.
struct ArrangementContextReadOutsideRule: SourceRule {
  static let id: RuleID = "arrangement-context-read-outside"

  var words: [String] { ["splitArrangementAxis", "overlayArrangementZIndex"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard file.isPeriod(index - 1), let start = file.chainStart(of: index), let open = file.openBracket(around: index),
      file.isWord(open - 1, "Environment"), let type = file.enclosingType(of: index)
    else { return }
    let bodies = file.bodies(ofTypeNamed: file.text(type.name))
    let builds = bodies.contains { body in
      file.occurrences(of: "ArrangementView", in: body).contains { use in
        file.call(at: use) != nil && file.enclosingType(of: use).map { file.text($0.name) == file.text(type.name) } ?? false
      }
    }
    guard builds else { return }
    report.append(Observation(Self.id, at: start..<index + 1, values: [.code: "\\.\(file.text(index))"]))
  }
}
