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
    guard isUse(index, in: file), !file.isDeclaredHere(index), let start = file.chainStart(of: index) else { return }
    let isOwn = start == index || file.isPunctuation(start, "\\")
    let range = isOwn ? start..<index + 1 : index..<index + 1
    let isUnchecked = !isChecked(index, in: file)
    if isUnchecked, isFirst(index, in: file, where: { !isChecked($0, in: file) }) {
      var observation = Observation(Self.id, at: range, values: [.code: file.text(index)])
      observation.condition = .runsBefore(Self.version)
      report.append(observation)
    }
    // An availability check holds in Mac Catalyst as well, and does not bring the interface there.
    if file.reachesCatalyst(index), isFirst(index, in: file, where: { file.reachesCatalyst($0) }) {
      var observation = Observation(Self.id, at: range, variant: "catalyst", values: [.code: file.text(index)])
      observation.condition = .runsInCatalyst(notBefore: isUnchecked ? Self.version : nil)
      report.append(observation)
    }
  }

  /// The version that brings the interface.
  private static let version = SystemVersion(27, 1)

  private func isUse(_ index: Int, in file: SourceFile) -> Bool {
    !file.keyword(index - 1).declaresName && file.isReachable(index)
  }

  /// Said once for a type: what else it uses has the same remedy.
  private func isFirst(_ index: Int, in file: SourceFile, where needsWord: (Int) -> Bool) -> Bool {
    guard let type = file.enclosingType(of: index) else { return true }
    return !words.contains { word in
      file.occurrences(of: word, in: type.scope.body.lowerBound..<index).contains { isUse($0, in: file) && needsWord($0) }
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
      if scope.kind == .block, scope.keyword == .if, hasCheck(scope.header, "available", in: file) { return true }
      if scope.kind == .block, scope.keyword == .else, isBehindUnavailable(scope, statement, in: file) { return true }
      if let inner, isEarlierGuard(index, inner, in: file) { return true }
      inner = scope.statement
    }
    return false
  }

  /// `@available(iOS 27.1, *)`
  private func isMarked(_ statement: Statement, in file: SourceFile) -> Bool {
    statement.modifiers.contains(.attributes) && hasCheck(statement.start..<statement.head, "available", in: file)
  }

  /// `if #unavailable(iOS 27.1) { … } else { … }`
  private func isBehindUnavailable(_ scope: Scope, _ statement: Statement, in file: SourceFile) -> Bool {
    file.branches(ofIf: statement).contains { branch in
      guard let condition = branch.condition, condition.upperBound <= scope.open else { return false }
      return hasCheck(condition, "unavailable", in: file)
    }
  }

  /// `guard #available(iOS 27.1, *) else { … }` or `if #unavailable(iOS 27.1) { return … }` before the statement, in the same
  /// braces.
  private func isEarlierGuard(_ index: Int, _ statement: Int, in file: SourceFile) -> Bool {
    let scope = file.scopes[file.statements[statement].scope]
    guard
      scope.kind == .function || scope.kind == .closure || scope.kind == .block || scope.kind == .property
        || scope.kind == .accessor
    else { return false }
    let before = scope.body.lowerBound..<max(scope.body.lowerBound, file.statements[statement].start)
    return isGuarded("available", by: .guard, before, statement, in: file)
      || isGuarded("unavailable", by: .if, before, statement, in: file)
  }

  private func isGuarded(
    _ check: String, by keyword: Keyword, _ before: Range<Int>, _ statement: Int, in file: SourceFile
  ) -> Bool {
    file.occurrences(of: check, in: before).contains { word in
      guard let other = file.statement(of: word), file.statements[other].keyword == keyword,
        file.statements[other].scope == file.statements[statement].scope, hasCheck(word..<word + 1, check, in: file)
      else { return false }
      return keyword == .guard || file.branches(ofIf: file.statements[other]).first.map { leaves($0.body, in: file) } ?? false
    }
  }

  /// The last statement of a branch leaves its function.
  private func leaves(_ body: Range<Int>, in file: SourceFile) -> Bool {
    guard let last = body.last, let number = file.statement(of: last) else { return false }
    return file.statements[number].keyword == .return || file.statements[number].keyword == .throw
  }

  /// An availability of iOS 27.1 or later is asked for in the range, or its absence.
  private func hasCheck(_ range: Range<Int>, _ check: String, in file: SourceFile) -> Bool {
    file.occurrences(of: check, in: range).contains { word in
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
    return SystemVersion(major, minor) >= Self.version
  }
}
