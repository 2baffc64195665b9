/// The same content in another container for each size class: what it held is gone after the switch.
struct IdentityLostOnSwitchRule: SourceRule {
  static let id: RuleID = "identity-lost-on-switch"

  var words: [String] { Self.stacks + Self.navigation }

  private static let stacks = ["HStack", "LazyHStack"]
  private static let navigation = ["NavigationSplitView", "NavigationStack", "TabView", "NavigationView"]

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard let call = file.call(at: index), !file.isPeriod(index - 1) || file.isWord(index - 2, "SwiftUI") else { return }
    let isStack = Self.stacks.contains(file.text(index))
    for place in places(of: index, in: file) {
      guard let (statement, branches, own) = branch(at: place, in: file) else { continue }
      for (number, other) in branches.enumerated() where number != own {
        // Said once for two navigation containers: at the first branch.
        guard isStack || number > own, let base = root(of: other.body, in: file) else { continue }
        guard isStack ? isSame(call, base, in: file) : isOtherNavigation(index, base, in: file) else { continue }
        let condition = branches[min(own, number)].condition ?? branches[0].condition ?? statement.range
        report.append(
          Observation(
            Self.id, at: statement.head..<condition.upperBound, severity: isStack ? nil : .warning,
            variant: isStack ? nil : "navigation", values: [.code: file.text(statement.head..<condition.upperBound)]))
        return
      }
    }
  }

  /// Where the view stands, and where a property or view of this file that is nothing else is used.
  private func places(of index: Int, in file: SourceFile) -> [Int] {
    var result = [index]
    guard let number = file.statement(of: index) else { return result }
    let scope = file.scopes[file.statements[number].scope]
    guard scope.kind == .property || scope.kind == .function else { return result }
    let name = file.name(of: scope)
    if !file.isWord(name, "body") {
      result += file.occurrences(of: file.text(name), in: 0..<file.code.count).filter { $0 != name }.prefix(8)
    } else if let type = file.enclosingType(of: index) {
      result += file.occurrences(of: file.text(type.name), in: 0..<file.code.count).filter { file.call(at: $0) != nil }.prefix(8)
    }
    return result
  }

  /// The `if` or `switch` of which the view at a token is a whole branch, and which one that is.
  private func branch(at index: Int, in file: SourceFile) -> (statement: Statement, branches: [SourceFile.Branch], own: Int)? {
    guard let number = file.statement(of: index), file.statements[number].start == file.chainStart(of: index) else { return nil }
    let scope = file.scopes[file.statements[number].scope]
    guard scope.kind == .block || scope.kind == .switch, scope.statement >= 0 else { return nil }
    let statement = file.statements[scope.statement]
    let branches = scope.kind == .switch ? file.branches(ofSwitch: scope) : file.branches(ofIf: statement)
    guard let own = branches.firstIndex(where: { $0.body.contains(index) }) else { return nil }
    let asked = scope.kind == .switch ? [scope.header] : branches.compactMap(\.condition)
    guard asked.contains(where: { asksForSpace($0, in: file) }) else { return nil }
    return (statement, branches, own)
  }

  /// The condition can change while a window is resized: the size class or a measure, not the device.
  private func asksForSpace(_ condition: Range<Int>, in file: SourceFile) -> Bool {
    if file.sizeClassTest(in: condition) != nil { return true }
    return condition.prefix(64).contains { index in
      file.sizeClassAxis(at: index) != nil || file.isWord(index, in: Self.spaceWords)
    }
  }

  private static let spaceWords: [StaticString] = [
    "isCompact", "isRegular", "isCompactWidth", "isRegularWidth", "isWide", "isNarrow", "isLandscape", "isPortrait", "width",
    "height",
    "orientation", "availableWidth", "containerWidth",
  ]

  /// The first view of a branch, through a property or view of this file.
  private func root(of body: Range<Int>, in file: SourceFile) -> SourceFile.Call? {
    guard let first = body.first, let base = file.base(ofChain: first) else { return nil }
    guard file.statement(of: first).map({ file.statements[$0].start == first }) ?? false else { return nil }
    let name = file.text(base.name)
    if Self.navigation.contains(name) || Self.verticals.contains(name) { return base }
    if let binding = file.binding(of: base.name), let brace = binding.body, let scope = file.scopeOpened(by: brace),
      let inner = scope.body.first
    {
      return file.base(ofChain: inner)
    }
    for type in file.bodies(ofTypeNamed: name).prefix(2) {
      for index in file.occurrences(of: "body", in: type) where file.keyword(index - 1) == .var {
        if let brace = file.members(named: index).first(where: { $0.name == index })?.body,
          let inner = file.scopeOpened(by: brace)?.body.first
        {
          return file.base(ofChain: inner)
        }
      }
    }
    return base
  }

  private static let verticals = ["VStack", "LazyVStack"]

  private func isOtherNavigation(_ index: Int, _ base: SourceFile.Call, in file: SourceFile) -> Bool {
    Self.navigation.contains(file.text(base.name)) && file.text(base.name) != file.text(index)
  }

  /// Both stacks hold views of the same names in the same order, spacers aside.
  private func isSame(_ left: SourceFile.Call, _ right: SourceFile.Call, in file: SourceFile) -> Bool {
    guard Self.verticals.contains(file.text(right.name)) else { return false }
    guard let first = file.closures(of: left).first, let second = file.closures(of: right).first else {
      // `HStack(spacing: 8, content: content)`
      let given = [left, right].map { call in
        call.parentheses.flatMap { file.argument("content", ofCall: $0) }.map { file.normalised($0) }
      }
      return given[0] != nil && given[0] == given[1]
    }
    let names = children(of: first, in: file)
    return !names.isEmpty && names == children(of: second, in: file)
  }

  private func children(of body: Range<Int>, in file: SourceFile) -> [String] {
    var result: [String] = []
    var index = body.lowerBound
    while index < body.upperBound, result.count < 64 {
      guard let number = file.statement(of: index), file.statements[number].end > index else { break }
      let name = file.text(index)
      if name != "Spacer", name != "Divider" { result.append(name) }
      index = file.statements[number].end
    }
    return result
  }
}
