import ResizelintLexer

/// Sizes of the screen that do not last: something else gives the size later, or gave it where it is known.
extension UseAnalyzer {
  /// The screen only stands in until something is measured: the first frame in `loadView`, an arm of a choice whose
  /// condition asks for a missing size.
  func isPlaceholder(_ read: Read) -> Bool {
    let start = read.range.lowerBound
    let isLoading = file.scopes(around: start).contains { $0.kind == .function && file.isWord($0.head + 1, "loadView") }
    if isLoading, let number = file.statement(of: start) {
      let statement = file.statements[number].range
      if file.words(in: statement, atMost: 12).contains("frame") { return true }
    }
    if isWhereNothingIs(start) || isWhereSizeIsMissing(start) || isOtherwise(start) { return true }
    if isFirstFrame(read.chain) || isFirstValue(start) { return true }
    let element = max(file.elementStart(of: start), file.statement(of: start).map { file.statements[$0].start } ?? 0)
    var asksForMissing = false
    for index in element..<start {
      if file.isWord(index, in: ["zero", "isEmpty", "isNull", "nil"]) || isZero(index) { asksForMissing = true }
      if asksForMissing, file.isOperator(index, "?"), file.isInfix(index) {
        return isChosen(in: index + 1..<elementEnd(from: index + 1), besides: read.chain, of: element..<index)
      }
    }
    return false
  }

  /// `@State private var size = UIScreen.main.bounds.size`, which is set to something else once that is known.
  private func isFirstValue(_ start: Int) -> Bool {
    guard let number = file.statement(of: start), file.statements[number].keyword == .var,
      file.statements[number].range.prefix(8).contains(where: { file.isWord($0, "State") && file.isPunctuation($0 - 1, "@") }),
      let binding = file.variable(holding: start, in: file.statements[number]), binding.isMember, binding.body == nil
    else { return false }
    return !file.isSet(binding.name, toNothingBut: start)
  }

  /// What the condition asks for is the other arm: `size == .zero ? screen.size : size`. A sign that is asked,
  /// `offset > 0 ? height : -height`, chooses between two of the screen's.
  private func isChosen(in arms: Range<Int>, besides chain: Range<Int>, of condition: Range<Int>) -> Bool {
    let colon = arms.first {
      file.isPunctuation($0, ":") && file.openBracket(around: $0) == file.openBracket(around: arms.lowerBound)
    }
    guard let colon else { return false }
    let other = colon < chain.lowerBound ? arms.lowerBound..<colon : colon + 1..<arms.upperBound
    return condition.suffix(32).contains { asked in
      file.code[asked].kind == .word && !file.isPeriod(asked - 1) && other.contains { file.isSameWord($0, asked) }
    }
  }

  /// `if size == .zero { size = UIScreen.main.bounds.size }`: the screen takes the place of what was measured.
  private func isWhereSizeIsMissing(_ start: Int) -> Bool {
    guard let number = file.statement(of: start), file.statements[number].keyword == .none,
      // A share of the screen stands in for no size, and neither does what is made of it.
      !file.isOperator(start - 1, "/"), !file.isOperator(start - 1, "*"), !makesOther(of: start),
      let target = assignmentTarget(start..<start + 1, file.statements[number]),
      let name = target.first(where: { file.code[$0].kind == .word && !file.isWord($0, "self") })
    else { return false }
    let scope = file.scopes[file.statements[number].scope]
    guard scope.kind == .block, scope.statement >= 0, file.statements[scope.statement].keyword == .if else { return false }
    let condition = file.statements[scope.statement].head + 1..<scope.open
    return condition.contains { index in
      guard file.code[index].kind == .word, file.hasSameBytes(file.nameRange(index), file.nameRange(name)),
        let start = file.chainStart(of: index)
      else { return false }
      return asksForMissing(start..<file.chainEnd(from: start))
    }
  }

  /// `TextLayout(text: text, maxWidth: UIScreen.main.bounds.width)`: no size, but something that has one.
  private func makesOther(of start: Int) -> Bool {
    guard let open = file.openBracket(around: start), file.isPunctuation(open, "("), let callee = file.callee(ofBracket: open)
    else {
      return false
    }
    return !file.isWord(callee, in: ["CGSize", "CGRect", "min", "max"])
  }

  /// `if size.height > 0 { size.height } else { UIScreen.main.bounds.height }`: the screen stands where the condition finds no
  /// size, and the size itself where it does, in the other branch or behind a `guard`.
  private func isOtherwise(_ start: Int) -> Bool {
    guard let number = file.statement(of: start), let choice = choice(of: number) else { return false }
    let first = file.isOperator(choice.condition.lowerBound, "!") ? choice.condition.lowerBound + 1 : choice.condition.lowerBound
    let asked = first..<file.chainEnd(from: first)
    guard choice.holds ? asksForMissing(asked) : asksForPresent(asked), isOwnSize(asked) else { return false }
    let joins: [StaticString] = ["&&", "||"]
    guard
      !choice.condition.contains(where: { sign in
        file.isPunctuation(sign, ",") || joins.contains { file.isOperator(sign, $0) }
      })
    else { return false }
    let name = file.isWord(first, "self") ? first + 2 : first
    return choice.other.prefix(UseAnalyzer.maximumWords).contains { index in
      guard file.isSameWord(index, name), file.isOwn(index), let start = file.chainStart(of: index) else { return false }
      return isOwnSize(start..<file.chainEnd(from: start))
    }
  }

  /// `if scale == 0 { return UIScreen.main.scale }`: what should have said it said nothing.
  func isWhereNothingWasAsked(_ start: Int) -> Bool {
    guard let number = file.statement(of: start), let choice = choice(of: number), choice.holds else { return false }
    return asksForMissing(choice.condition.lowerBound..<file.chainEnd(from: choice.condition.lowerBound))
  }

  /// The condition that leads to a statement that gives a value, whether it has to hold for that, and what is done otherwise.
  private func choice(of number: Int) -> (condition: Range<Int>, holds: Bool, other: Range<Int>)? {
    let statement = file.statements[number]
    let scope = file.scopes[statement.scope]
    guard scope.kind == .block, scope.statement >= 0, givesValue(statement, in: scope) else { return nil }
    let owner = file.statements[scope.statement]
    let rest = scope.close + 1..<max(scope.close + 1, file.scopes[scope.parent].close)
    if owner.keyword == .guard { return (owner.head + 1..<scope.head, false, rest) }
    if scope.keyword == .else {
      let before = file.partner(of: scope.head - 1).flatMap { file.scopeOpened(by: $0) }
      return before.flatMap { ways in condition(of: ways).map { ($0, false, ways.body) } }
    }
    guard let condition = condition(of: scope) else { return nil }
    if file.keyword(scope.close + 1) == .else { return file.scopeOpened(by: scope.close + 2).map { (condition, true, $0.body) } }
    return statement.keyword == .return ? (condition, true, rest) : nil
  }

  /// The condition of an `if` that is no `else if`; it may stand where a value does.
  private func condition(of block: Scope) -> Range<Int>? {
    block.keyword == .if && file.keyword(block.head - 1) != .else ? block.head + 1..<block.open : nil
  }

  /// `return …`, `let size = …`, `size = …`, or an expression that stands alone in its braces.
  private func givesValue(_ statement: Statement, in scope: Scope) -> Bool {
    if statement.keyword == .return || statement.keyword.isVariable { return true }
    guard statement.keyword == .none else { return false }
    return file.isOperator(file.chainEnd(from: statement.start), "=") || statement.range == scope.body
  }

  /// A size of something other than a screen; `size.isEmpty` asks for one.
  private func isOwnSize(_ chain: Range<Int>) -> Bool {
    let isQuestion = file.isWord(chain.upperBound - 1, in: ["isEmpty", "isNull"]) && chain.count > 2
    switch file.sizes.meaning(of: isQuestion ? chain.dropLast(2) : chain, depth: 0) {
    case .content: return true
    case .size(let size): return size.source != .screen && size.shape != .container
    case .nothing: return false
    }
  }

  /// The size is compared with nothing, or says itself that it is nothing: `size == .zero`, `size.width < 1`, `size.isEmpty`.
  private func asksForMissing(_ size: Range<Int>) -> Bool {
    if file.isWord(size.upperBound - 1, in: ["isEmpty", "isNull"]) { return !file.isOperator(size.lowerBound - 1, "!") }
    return isCompared(size, with: ["<", "<=", "=="])
  }

  /// `size != .zero`, `size.width > 0`, `!size.isEmpty`
  private func asksForPresent(_ size: Range<Int>) -> Bool {
    if file.isWord(size.upperBound - 1, in: ["isEmpty", "isNull"]) { return file.isOperator(size.lowerBound - 1, "!") }
    return isCompared(size, with: [">", ">=", "!="])
  }

  /// One of the signs stands between the size and nothing.
  private func isCompared(_ size: Range<Int>, with signs: [StaticString]) -> Bool {
    guard signs.contains(where: { file.isOperator(size.upperBound, $0) }), size.upperBound + 1 < file.code.count else {
      return false
    }
    let other = size.upperBound + 1
    return file.isWord(other, "nil") || file.isPeriod(other) && file.isWord(other + 1, "zero")
      || file.isWord(other + 2, "zero") && file.isPeriod(other + 1)
      || file.code[other].kind == .number && ["0", "1", "0.0", "1.0"].contains(file.text(other))
  }

  /// `super.init(frame: UIScreen.main.bounds)` of a view that whoever shows it sizes, `let cover = UIView(frame: UIScreen.main.bounds)`,
  /// where the cover is pinned, and a view that SwiftUI asks for.
  private func isFirstFrame(_ chain: Range<Int>) -> Bool {
    guard let open = file.openBracket(around: chain.lowerBound), file.isPunctuation(open, "("),
      let made = file.chainStart(of: open),
      file.isWord(file.elementStart(of: chain.lowerBound), "frame"),
      file.elementStart(of: chain.lowerBound) + 2 == chain.lowerBound
    else { return false }
    if file.isWord(open - 1, "init"), file.isWord(open - 3, "super") {
      return isSized(viewAround: made) || isViewOfController(made) || !isLaidOutByFrame(made)
    }
    if file.scopes(around: made).contains(where: { $0.kind == .function && file.isWord($0.head + 1, "makeUIView") }) {
      return true
    }
    return open + 1 == file.elementStart(of: chain.lowerBound) && holder(of: made).map { isPinned($0) } ?? false
  }

  /// The function around a token takes the mask off its own view.
  private func isSized(viewAround index: Int) -> Bool {
    guard let scope = file.scopes(around: index).first(where: { $0.kind == .function }) else { return false }
    return scope.body.prefix(UseAnalyzer.maximumWords).contains { index in
      file.isWord(index, in: ["translatesAutoresizingMaskIntoConstraints", "autoresizingMask"])
        && (!file.isPeriod(index - 1) || file.isWord(index - 2, "self"))
    }
  }

  /// The type around a token is no view that others size: it shows itself, is a window, or lays out in the frame that it begins with.
  private func isLaidOutByFrame(_ index: Int) -> Bool {
    guard let type = file.enclosingType(of: index),
      !(type.inherited + [type.name]).contains(where: { file.text($0).hasSuffix("Window") })
    else { return true }
    if file.occurrences(of: "addSubview", in: type.scope.body).prefix(64).contains(where: { file.isWord($0 + 2, "self") }) {
      return true
    }
    return ["frame", "bounds"].contains { name in
      file.occurrences(of: name, in: type.scope.body).prefix(32).contains { word in
        let isOwn =
          file.chainStart(of: word) == word && !file.isPunctuation(word + 1, ":")
          || file.isOwn(word) && file.isWord(word - 2, "self")
        return isOwn && !isInLayoutCallback(word)
      }
    }
  }

  /// The type around a token is the view of a controller, which gives it its size: the file says `view = Stage()`, or its name
  /// that it is a root.
  private func isViewOfController(_ index: Int) -> Bool {
    guard let type = file.enclosingType(of: index) else { return false }
    return file.text(type.name).hasSuffix("RootView")
      || file.occurrences(of: type.name, atMost: 8).contains { file.isOperator($0 - 1, "=") && file.isWord($0 - 2, "view") }
  }

  /// The variable that is declared with the value that begins at a token, or set to it.
  private func holder(of value: Int) -> Binding? {
    guard let number = file.statement(of: value) else { return nil }
    let statement = file.statements[number]
    if statement.keyword.isVariable { return file.variable(holding: value, in: statement) }
    guard let target = assignmentTarget(value..<value + 1, statement), target.upperBound + 1 == value else { return nil }
    return file.binding(of: target.upperBound - 1) ?? file.members(named: target.upperBound - 1).first
  }

  private func isPinned(_ name: Binding) -> Bool {
    file.occurrences(of: name.name, atMost: 24).contains { use in
      guard isUse(use, of: name) else { return false }
      let next = file.isChaining(use + 1) ? use + 2 : use + 1
      return file.isPeriod(next) && file.isPinning(next + 1)
    }
  }

  // MARK: - Tables and keyboards

  /// The width of what stands above or below the rows of a table or with the keyboard, which UIKit sets; its height counts.
  /// `table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))`
  func isSetByUIKit(_ chain: Range<Int>) -> Bool {
    guard let number = file.statement(of: chain.lowerBound) else { return false }
    // `let width = UIScreen.main.bounds.width`, and the name sets nothing else.
    if file.statements[number].keyword.isVariable,
      file.openBracket(around: chain.lowerBound).map({ file.isPunctuation($0, "{") }) ?? true,
      let binding = file.variable(holding: chain.lowerBound, in: file.statements[number]), !binding.isMember
    {
      let uses = file.occurrences(of: binding.name, atMost: 8).filter { isUse($0, of: binding) }
      return !uses.isEmpty && uses.allSatisfy { isFittedWidth($0) }
    }
    return isFittedWidth(chain.lowerBound)
  }

  private func isFittedWidth(_ start: Int) -> Bool {
    guard let size = file.openBracket(around: start), file.isPunctuation(size, "("),
      file.isWord(file.elementStart(of: start), "width"), var rectangle = file.chainStart(of: size)
    else { return false }
    // `CGRect(origin: .zero, size: CGSize(width: …, height: …))`
    if let outer = file.openBracket(around: rectangle), file.isWord(file.elementStart(of: rectangle), "size"),
      let start = file.chainStart(of: outer)
    {
      rectangle = start
    }
    if isFittedFrame(rectangle) { return true }
    guard file.isOperator(rectangle - 1, "=") else { return false }
    // `header.frame = CGRect(…)`
    if file.isWord(rectangle - 2, "frame"), file.isPeriod(rectangle - 3) {
      return file.binding(of: rectangle - 4).map { isGivenToUIKit($0, hops: 0) } ?? false
    }
    // `let frame = CGRect(…)`, and whatever begins with it is fitted.
    guard let frame = holder(of: rectangle), !frame.isMember else { return false }
    let uses = file.occurrences(of: frame.name, atMost: 24).filter { use in
      // A label is no use, though it is called so.
      use != frame.name && !file.isPunctuation(use + 1, ":") && isUse(use, of: frame)
    }
    return !uses.isEmpty && uses.allSatisfy { isFittedFrame($0) }
  }

  /// `UIView(frame: …)` is made of what begins at a token, and UIKit sets its width.
  private func isFittedFrame(_ start: Int) -> Bool {
    guard let open = file.openBracket(around: start), file.isWord(open + 1, "frame"), open + 3 == start,
      let made = file.chainStart(of: open)
    else { return false }
    return isFitted(made)
  }

  private func isFitted(_ made: Int) -> Bool {
    if isAssignedToFitted(made) { return true }
    if file.keyword(made - 1) == .return, isGivenBack(made) { return true }
    return holder(of: made).map { isGivenToUIKit($0, hops: 0) } ?? false
  }

  /// `table.tableFooterView = isEmpty ? label : UIView()`: what begins at a token is what is set, or one of two.
  private func isAssignedToFitted(_ index: Int) -> Bool {
    guard let number = file.statement(of: index), file.statements[number].keyword == .none,
      let target = assignmentTarget(index..<index + 1, file.statements[number]),
      file.openBracket(around: index) == file.openBracket(around: target.lowerBound)
    else { return false }
    return file.isWord(target.upperBound - 1, in: SourceFile.fittedViews)
  }

  private func isGivenToUIKit(_ name: Binding, hops: Int) -> Bool {
    file.occurrences(of: name.name, atMost: 24).contains { use in
      guard isUse(use, of: name), file.chainEnd(from: use) == use + 1 else { return false }
      if isAssignedToFitted(use) { return true }
      // `return makeAccessoryView(of: bar, actions: actions)`
      if let callee = file.openBracket(around: use).flatMap({ file.callee(ofBracket: $0) }) { return namesAccessory(callee) }
      guard file.keyword(use - 1) == .return else { return false }
      return isGivenBack(use) || hops == 0 && (memberGiven(at: use).map { isGivenToUIKit($0, hops: 1) } ?? false)
    }
  }

  /// `lazy var header: UIView = { …; return view }()`: the member whose value the closure around a token gives.
  private func memberGiven(at index: Int) -> Binding? {
    guard let closure = file.scopes(around: index).first(where: { $0.kind == .closure }), closure.statement >= 0 else {
      return nil
    }
    return file.bindings(ofStatement: closure.statement).first { $0.value?.lowerBound == closure.open }
  }

  /// The function or the property around a token is one that UIKit asks for such a view, or the closure makes one:
  /// `table.tableHeaderView = { …; return view }()`.
  private func isGivenBack(_ index: Int) -> Bool {
    let scopes = file.scopes(around: index)
    if let closure = scopes.first(where: { $0.kind != .block }), closure.kind == .closure, isMadeForUIKit(closure) { return true }
    guard let scope = scopes.first(where: { $0.kind == .function || $0.kind == .property }) else { return false }
    if scope.kind == .property { return file.isWord(scope.head + 1, in: SourceFile.fittedViews) }
    return namesAccessory(scope.head + 1)
      || scope.header.contains { file.isWord($0, in: ["viewForHeaderInSection", "viewForFooterInSection"]) }
  }

  private func isMadeForUIKit(_ closure: Scope) -> Bool {
    file.isOperator(closure.open - 1, "=") && file.isWord(closure.open - 2, in: SourceFile.fittedViews)
  }

  /// `makeInputAccessoryView`: the function makes what stands with the keyboard.
  private func namesAccessory(_ function: Int) -> Bool { file.text(function).containsPart("accessoryview") }

  /// `width > 0 ? width : …`
  private func isZero(_ index: Int) -> Bool {
    file.code[index].kind == .number && file.text(index) == "0" && file.code[index - 1].kind == .operator
      && file.isInfix(index - 1)
  }

  /// `if let window { return window.bounds } else { return UIScreen.main.bounds }`, and `guard let window else { … }`; the
  /// screen may have a name on the way.
  private func isWhereNothingIs(_ start: Int) -> Bool {
    guard let number = file.statement(of: start),
      file.statements[number].keyword == .return || file.statements[number].keyword.isVariable, !makesOther(of: start)
    else { return false }
    return file.optionalBinding(before: file.scopes[file.statements[number].scope]) != nil
  }
}
