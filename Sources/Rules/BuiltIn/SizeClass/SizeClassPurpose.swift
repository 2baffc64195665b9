import ResizelintLexer

/// What the tests of a size class decide, followed through the names that hold them.
///
/// Only what a measured width would decide better is layout: which views there are, how many columns, which constraints hold. A test
/// may also dress (a margin, a font, an icon's size), present (a sheet or a popover), act (what a tap does) or be handed on.
struct SizeClassPurpose {
  private let file: SourceFile
  private let analyzer: UseAnalyzer
  /// How many names may hand a test on.
  private static let maximumHops = 2
  /// Two margins of so many points take half of the narrowest window; less is dressing.
  private static let leastMargin = 80.0

  init(file: SourceFile, context: FileContext) {
    self.file = file
    analyzer = UseAnalyzer(file: file, context: context)
  }

  /// The `regular` or `compact` at a token belongs to a test that decides the layout.
  func isLayout(at value: Int) -> Bool {
    guard let question = question(at: value) else { return false }
    return isLayout(question, arms: [], hops: 0)
  }

  /// The comparison that a value stands in, or what its `switch` asks.
  private func question(at value: Int) -> Range<Int>? {
    if let test = file.sizeClassTest(ofValue: value) { return test.range }
    guard let number = file.statement(of: value), file.statements[number].keyword == .case else { return nil }
    let scope = file.scopes[file.statements[number].scope]
    guard scope.kind == .switch else { return nil }
    return scope.header.prefix(16).first { file.sizeClassAxis(at: $0) == .horizontal }.flatMap { index in
      file.chainStart(of: index).map { $0..<file.chainEnd(from: $0) }
    }
  }

  /// - Parameter arms: what the names on the way have chosen between.
  private func isLayout(_ range: Range<Int>, arms: [Range<Int>], hops: Int) -> Bool {
    let start = range.lowerBound
    guard !isInAction(start), let number = file.statement(of: start) else { return false }
    let statement = file.statements[number]
    if let body = condition(range, of: statement) {
      if analyzer.isInViewBuilder(statement.start) { return choosesViews(statement, body: body) }
      return branchesLayOut(statement, body: body, hops: hops)
    }
    let arms = arms + [self.arms(behind: range)].compactMap { $0 }
    // Of the smallest width that a grid is told it finds the number of columns itself.
    if arms.contains(where: { file.mentions(["adaptive"], in: $0) }) { return false }
    if let isLayout = isLayoutArgument(range, arms) { return isLayout }
    if statement.keyword.isVariable {
      guard let binding = file.variable(holding: start, in: statement) else { return false }
      return holdsLayout(binding, arms, hops: hops)
    }
    if let target = analyzer.assignmentTarget(range, statement) {
      return isLayout(words: file.words(in: target, atMost: 12), arms)
    }
    if let binding = answer(around: statement) { return holdsLayout(binding, arms, hops: hops) }
    return arms.contains { isLayout(words: file.words(in: $0, atMost: 24), arms) }
  }

  /// The braces that open the body of a control statement whose condition holds the range.
  private func condition(_ range: Range<Int>, of statement: Statement) -> Int? {
    switch statement.keyword {
    case .if, .guard, .while, .switch:
      // In parentheses: `switch (horizontal, vertical)`.
      var start = range.lowerBound
      while let open = file.openBracket(around: start), file.isPunctuation(open, "("), open > statement.start,
        file.callee(ofBracket: open) == nil
      {
        start = open
      }
      guard file.openBracket(around: start).map({ file.isPunctuation($0, "{") }) ?? true else { return nil }
      return analyzer.body(after: start..<max(file.linkEnd(start), range.upperBound), of: statement)
    default: return nil
    }
  }

  /// A tap, a change or a task runs the code; so does whoever calls a function of a view that gives nothing.
  private func isInAction(_ index: Int) -> Bool {
    for scope in file.scopes(around: index) {
      switch scope.kind {
      case .closure: if analyzer.isEventHandler(scope) { return true }
      case .function:
        let givesNothing = scope.keyword != .`init` && !scope.header.contains { file.isOperator($0, "->") }
        return givesNothing && file.isInType(index, inheriting: ["View", "App", "ViewModifier"])
      case .property, .type, .file: return false
      case .block, .switch, .accessor: continue
      }
    }
    return false
  }

  // MARK: - Names

  /// The property or function whose answer the statement is.
  private func answer(around statement: Statement) -> Binding? {
    for scope in file.scopes(around: statement.start) {
      switch scope.kind {
      case .block, .switch, .accessor: continue
      case .property, .function:
        guard scope.head + 1 < scope.open, !file.isWord(scope.head + 1, "body") else { return nil }
        return file.declaration(at: scope.head + 1)
      case .closure, .type, .file: return nil
      }
    }
    return nil
  }

  /// A use of the name decides the layout, or its words say so: `columns`.
  private func holdsLayout(_ binding: Binding, _ arms: [Range<Int>], hops: Int) -> Bool {
    let name = file.text(binding.name)
    if Self.isTelling(name) { return true }
    let uses = file.occurrences(of: binding.name, atMost: 24).filter { $0 != binding.name && analyzer.isUse($0, of: binding) }
    guard !uses.isEmpty, hops < Self.maximumHops else { return isLayout(words: [name], arms) }
    return uses.contains { use in
      guard let start = file.chainStart(of: use) else { return false }
      return isLayout(start..<file.chainEnd(from: start), arms: arms, hops: hops + 1)
    }
  }

  // MARK: - Arguments

  /// What the test is an argument for; nil where it is none.
  private func isLayoutArgument(_ range: Range<Int>, _ arms: [Range<Int>]) -> Bool? {
    if file.containers(of: range.lowerBound).first.map({ file.isWord($0.name, "adaptive") }) ?? false { return false }
    var position = range.lowerBound
    for _ in 0..<16 {
      guard let open = file.openBracket(around: position), !file.isPunctuation(open, "{") else { return nil }
      if file.isPunctuation(open, "("), let name = file.callee(ofBracket: open) {
        if file.isWord(name, in: ["navigationTitle", "accessibilityLabel", "accessibilityHint"]) { return false }
        let callee = file.text(name)
        let element = file.elementStart(of: position)
        let label = file.isPunctuation(element + 1, ":") && element < position ? file.text(element) : nil
        // `Array(repeating: GridItem(), count: isWide ? 4 : 2)`: what the list is for counts.
        if callee != "Array", label != nil || !Evidence.isTransparent(callee) {
          guard let use = Evidence.ofArgument(callee: callee, label: label), use.intent == .layout else { return false }
          // `HStack(spacing:)` spaces a stack, and makes none.
          let isLabelled = label.map { Evidence.layout(ofWords: [$0]) != nil } ?? false
          return isLayout(words: isLabelled ? [label ?? ""] : [callee], arms)
        }
      }
      position = file.chainStart(of: open) ?? open
    }
    return nil
  }

  /// What stands behind the `?` whose condition holds the range.
  private func arms(behind range: Range<Int>) -> Range<Int>? {
    var index = range.upperBound
    let end = min(file.code.count, range.upperBound + 64)
    var start: Int?
    while index < end {
      if file.isOperator(index, "?"), file.isInfix(index), start == nil { start = index + 1 }
      for mark in [",", ")", "]", "}", "{"] as [Unicode.Scalar] where file.isPunctuation(index, mark) {
        return start.map { $0..<index }
      }
      if let number = file.statement(of: index), file.statements[number].start == index { break }
      index = file.linkEnd(index)
    }
    return start.map { $0..<max($0, min(index, end)) }
  }

  // MARK: - Branches

  /// The branches of code that lists no views.
  private func branchesLayOut(_ statement: Statement, body: Int, hops: Int) -> Bool {
    guard let use = analyzer.branches(statement, body: body, hops: 0), use.intent == .layout else { return false }
    let end = statement.keyword == .guard ? max(statement.end, file.scopes[statement.scope].close) : statement.end
    let words = file.words(in: body..<end, atMost: UseAnalyzer.maximumWords)
    if words.contains("adaptive") { return false }
    if Evidence.layout(ofWords: words) != nil { return isLayout(words: words, [body..<end]) }
    // The branches give the answer of a declaration, or set names whose uses lay out.
    if let binding = answer(around: statement) { return holdsLayout(binding, [body..<end], hops: hops) }
    return true
  }

  /// The branches list other views, and not only lines, colours and what a bar fits itself.
  private func choosesViews(_ statement: Statement, body: Int) -> Bool {
    if analyzer.isSettingsRow(statement, body..<statement.end) { return false }
    var branches: [Range<Int>] = []
    if statement.keyword == .if {
      branches = file.branches(ofIf: statement).map(\.body)
    } else if let scope = file.scopeOpened(by: body) {
      branches = file.branches(ofSwitch: scope).map(\.body)
    }
    let lists = branches.map { analyzer.bases(in: $0).filter { !Self.lines.contains($0) } }
    guard let first = lists.first else { return false }
    if lists.count == 1 { return !first.isEmpty }
    // The same view with other modifiers is dressed; the same container may hold other views.
    return lists.contains { $0 != first } || first.contains(where: Self.stacks.contains)
  }

  // MARK: - Words

  private func isLayout(words: [String], _ ranges: [Range<Int>]) -> Bool {
    if words.contains(where: Self.isTelling) { return true }
    let words = words.filter { Evidence.layout(ofWords: [$0]) != nil }
    let numbers = ranges.flatMap { self.numbers(in: $0) }
    if !numbers.isEmpty { return !words.isEmpty && numbers.contains { abs($0) >= Self.leastMargin } }
    return words.contains { Self.isSize($0) && !Self.isDressing($0) }
  }

  /// The numbers of a range, also those that constants of the file hold.
  private func numbers(in range: Range<Int>) -> [Double] {
    range.prefix(UseAnalyzer.maximumWords).compactMap { index in
      guard file.code[index].kind == .number || file.code[index].kind == .word, let start = file.chainStart(of: index) else {
        return nil
      }
      return file.chainEnd(from: start) == index + 1 ? file.number(in: start..<index + 1) : nil
    }
  }

  /// A word of structure, and of no size or margin that may be small.
  private static func isTelling(_ name: String) -> Bool {
    if ["multipliedBy", "centerX"].contains(name) { return true }
    return Evidence.layout(ofWords: [name]) != nil && !isDressing(name) && !isSize(name) && !name.containsPart("constraint")
  }

  private static func isDressing(_ name: String) -> Bool {
    dressing.contains(name) || ["padding", "spacing", "inset", "margin", "gutter", "offset"].contains(where: name.containsPart)
  }

  private static func isSize(_ name: String) -> Bool {
    ["frame", "bounds"].contains(name) || ["width", "height", "size"].contains(where: name.containsPart)
  }

  private static let dressing: Set<String> = [
    "constant", "x", "y", "dx", "dy", "edges", "alignment", "transform", "center", "fontSize", "pointSize", "ofSize", "UIFont",
    "systemFont", "boldSystemFont", "monospacedSystemFont", "withSize", "custom", "minimumScaleFactor", "scaleEffect",
    "CGAffineTransform", "numberOfLines", "setNeedsLayout", "layoutIfNeeded",
  ]
  private static let lines: Set<String> = [
    "Divider", "Spacer", "Color", "LinearGradient", "Rectangle", "RoundedRectangle", "EmptyView", "ToolbarItem",
    "ToolbarItemGroup",
  ]
  private static let stacks: Set<String> = [
    "VStack", "HStack", "ZStack", "Group", "ScrollView", "List", "Form", "Grid", "LazyVStack", "LazyHStack", "LazyVGrid",
    "LazyHGrid",
    "NavigationStack", "NavigationSplitView", "TabView", "Section",
  ]
}
