/// An interface of iOS 27.1 where an older system may run the code.
struct ArrangementUnavailableRule: SourceRule {
  static let id: RuleID = "arrangement-unavailable"

  var words: [String] {
    [
      "ArrangementView", "UIArrangementViewController", "arrangementViewStyle", "reservedRegions", "onHingeChange",
      "UIHingeInteraction",
      "splitArrangementLayoutRatio", "splitArrangementLayoutSize", "splitArrangementFixedLayoutSize", "overlayArrangementEdge",
      "splitArrangementAxis", "overlayArrangementZIndex", "toolbarVerticalEdge", "verticalBarEdge",
    ]
  }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard !file.isDeclaredHere(index), !file.keyword(index - 1).declaresName, !isChecked(index, in: file),
      isFirst(index, in: file),
      let start = file.chainStart(of: index)
    else { return }
    let isOwn = start == index || file.isPunctuation(start, "\\")
    report.append(Observation(Self.id, at: isOwn ? start..<index + 1 : index..<index + 1, values: [.code: file.text(index)]))
  }

  /// Said once for a declaration: what else it uses has the same remedy.
  private func isFirst(_ index: Int, in file: SourceFile) -> Bool {
    guard let type = file.enclosingType(of: index) else { return true }
    return !words.contains { word in
      file.occurrences(of: word, in: type.scope.body.lowerBound..<index).contains {
        !file.keyword($0 - 1).declaresName && !isChecked($0, in: file)
      }
    }
  }

  /// Around the token stands a check or mark for 27.1 or later.
  private func isChecked(_ index: Int, in file: SourceFile) -> Bool {
    if let number = file.statement(of: index),
      isMarked(file.statements[number], in: file) || isEarlierGuard(index, number, in: file)
    {
      return true
    }
    var inner = file.statement(of: index)
    for scope in file.scopes(around: index).prefix(48) where scope.statement >= 0 {
      let statement = file.statements[scope.statement]
      if isMarked(statement, in: file) { return true }
      if scope.kind == .block, scope.keyword == .if, hasCheck(scope.header, in: file) { return true }
      if let inner, isEarlierGuard(index, inner, in: file) { return true }
      inner = scope.statement
    }
    return false
  }

  /// `@available(iOS 27.1, *)`
  private func isMarked(_ statement: Statement, in file: SourceFile) -> Bool {
    statement.modifiers.contains(.attributes) && hasCheck(statement.start..<statement.head, in: file)
  }

  /// `guard #available(iOS 27.1, *) else { … }` before the statement, in the same braces.
  private func isEarlierGuard(_ index: Int, _ statement: Int, in file: SourceFile) -> Bool {
    let scope = file.scopes[file.statements[statement].scope]
    guard
      scope.kind == .function || scope.kind == .closure || scope.kind == .block || scope.kind == .property
        || scope.kind == .accessor
    else { return false }
    return file.occurrences(
      of: "available", in: scope.body.lowerBound..<max(scope.body.lowerBound, file.statements[statement].start)
    ).contains { word in
      guard let other = file.statement(of: word), file.statements[other].keyword == .guard,
        file.statements[other].scope == file.statements[statement].scope
      else { return false }
      return hasCheck(word - 1..<word + 8, in: file)
    }
  }

  /// An availability of iOS 27.1 or later is asked for in the range.
  private func hasCheck(_ range: Range<Int>, in file: SourceFile) -> Bool {
    file.occurrences(of: "available", in: range).contains { word in
      guard file.isPunctuation(word + 1, "("), let close = file.partner(of: word + 1) else { return false }
      return (word + 2..<close).contains { index in
        guard file.isWord(index, in: ["iOS", "iOSApplicationExtension", "introduced"]) else { return false }
        let number = file.isPunctuation(index + 1, ":") ? index + 2 : index + 1
        return isEnough(number, before: close, in: file)
      }
    }
  }

  /// The version is two numbers with a period between them.
  private func isEnough(_ index: Int, before close: Int, in file: SourceFile) -> Bool {
    guard index < close, let major = Int(file.text(index)) else { return false }
    let minor = file.isPeriod(index + 1) && index + 2 < close ? Int(file.text(index + 2)) ?? 0 : 0
    return (major, minor) >= (27, 1)
  }
}
