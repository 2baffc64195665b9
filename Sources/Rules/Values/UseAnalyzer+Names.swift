import ResizelintLexer

/// Names that take the value: what it is assigned to, declared as, or returned as.
extension UseAnalyzer {
  /// The tokens left of the `=` that the range stands right of.
  func assignmentTarget(_ range: Range<Int>, _ statement: Statement) -> Range<Int>? {
    var index = statement.start
    while index < range.lowerBound {
      if file.code[index].kind == .operator, file.isInfix(index), isAssignment(index) { return statement.start..<index }
      index = file.linkEnd(index)
    }
    return nil
  }

  func isAssignment(_ index: Int) -> Bool {
    for spelling in ["=", "+=", "-=", "*=", "/="] as [StaticString] where file.isOperator(index, spelling) { return true }
    return false
  }

  func use(ofTarget target: Range<Int>, _ range: Range<Int>, hops: Int) -> Use? {
    if file.isPunctuation(target.upperBound - 1, "]"), let open = file.partner(of: target.upperBound - 1),
      isRecordedKey(open + 1)
    {
      return Use(.metadata)
    }
    let names = target.filter { file.code[$0].kind == .word }
    // `title.inset` is about a title, but sets no text.
    let said = names.reversed().lazy.compactMap { name in
      Evidence.ofName(file.text(name)).flatMap { name == names.last || $0.isSure ? $0 : nil }
    }.first
    if let said, said.intent != .presentation, said.intent != .product { return said }
    // `isWide = …`, `showsSheet = …`: what the name is used for, whatever it is called.
    guard let name = names.last, hops < UseAnalyzer.maximumHops else { return said }
    let isOwn = names.count == 1 || names.count == 2 && file.isWord(names[0], "self")
    guard isOwn, let binding = file.binding(of: name) ?? file.members(named: name).first else { return said }
    let use = usesOfName(binding, hops: hops, except: target)
    return said == nil || use?.intent == .layout ? use : said
  }

  /// `let x = …`: what `x` is used for.
  func declared(_ range: Range<Int>, _ statement: Statement, hops: Int) -> Use? {
    for binding in file.bindings(ofStatement: file.statement(of: range.lowerBound) ?? -1) {
      if let body = binding.body, range.lowerBound > body { continue }
      guard let value = binding.value, value.contains(range.lowerBound) else { continue }
      let name = file.text(binding.name)
      if let use = hops < UseAnalyzer.maximumHops ? usesOfName(binding, hops: hops, except: value) : nil { return use }
      return said(by: name, type: binding.type?.last { file.code[$0].kind == .word }.map { file.text($0) })
    }
    return takenApart(range, statement, hops: hops)
  }

  /// `let (device, interface) = x`: what the names are used for.
  private func takenApart(_ range: Range<Int>, _ statement: Statement, hops: Int) -> Use? {
    let pattern = statement.head + 1
    guard hops < UseAnalyzer.maximumHops, file.isPunctuation(pattern, "("), let close = file.partner(of: pattern),
      close < range.lowerBound
    else { return nil }
    let names = (pattern + 1..<close).prefix(8).filter { file.code[$0].kind == .word && !file.isWord($0, "_") }
    return Use.worst(
      names.compactMap { file.declaration(at: $0) }.compactMap { usesOfName($0, hops: hops, except: range) })
  }

  /// The worst use of a name in this file.
  ///
  /// A member's name behind a period may be anybody's; `onlyBare` leaves that out.
  func usesOfName(_ binding: Binding, hops: Int, except: Range<Int>, onlyBare: Bool = false) -> Use? {
    var uses: [Use] = []
    var isAnswered = false
    for index in file.occurrences(of: binding.name, atMost: 24)
    where index != binding.name && !except.contains(index) && isUse(index, of: binding) {
      if onlyBare, file.isPeriod(index - 1), !file.isWord(index - 2, "self") { continue }
      let start = file.chainStart(of: index) ?? index
      let chain = start..<file.chainEnd(from: start)
      // `guard let window else { … }` names it once more.
      if file.keyword(index - 1).isVariable {
        if hops < UseAnalyzer.maximumHops, let again = file.declaration(at: index), again.value?.lowerBound == index,
          let use = usesOfName(again, hops: hops + 1, except: index..<index + 1)
        {
          uses.append(use)
        }
        continue
      }
      if measures(index + 1..<chain.upperBound) {
        uses.append(isAnchor(chain) ? Use(.presentation, "`sourceRect`") : .measurement)
      } else if let use = outcome(of: chain, hops: hops + 1) ?? layoutOnly(start) {
        uses.append(use)
      } else if file.keyword(chain.lowerBound - 1) == .return || file.isOperator(chain.lowerBound - 1, "=") {
        isAnswered = true
      }
    }
    // What is written to a log, and then answered or set, is used for that.
    if isAnswered, uses.allSatisfy({ $0.intent == .metadata }) { return nil }
    return Use.worst(uses)
  }

  /// `popover.sourceRect = CGRect(x: host.view.bounds.midX, …)`: where in its own view a popover points to.
  private func isAnchor(_ chain: Range<Int>) -> Bool {
    var start = chain.lowerBound
    while let open = file.openBracket(around: start), file.isPunctuation(open, "(") { start = file.chainStart(of: open) ?? open }
    return isAssigned(start, to: "sourceRect")
  }

  /// `sheet.preferredContentSize = CGSize(…)`: what begins at a token is set to a property of that name.
  func isAssigned(_ start: Int, to property: StaticString) -> Bool {
    guard let number = file.statement(of: start) else { return false }
    return assignmentTarget(start..<start + 1, file.statements[number]).map { file.isWord($0.upperBound - 1, property) }
      ?? false
  }

  func isUse(_ index: Int, of binding: Binding) -> Bool {
    if binding.isMember {
      guard file.isPeriod(index - 1) else { return file.binding(of: index)?.name == binding.name }
      return !file.isPunctuation(index + 1, ":") || file.elementStart(of: index) != index
    }
    return file.binding(of: index)?.name == binding.name
  }

  /// The expression is what the function, getter or closure around it gives: its name says what for.
  func returned(_ range: Range<Int>, _ statement: Statement, hops: Int) -> Use? {
    for scope in file.scopes(around: statement.start) {
      switch scope.kind {
      case .block, .switch, .accessor: continue
      case .function, .property:
        guard scope.keyword != .`init`, scope.head + 1 < scope.open else { return nil }
        // A statement of a function that gives nothing is not its answer.
        if statement.keyword == .none, scope.kind == .function, !scope.header.contains(where: { file.isOperator($0, "->") }) {
          return nil
        }
        let name = file.text(scope.head + 1)
        let labels = file.words(in: scope.header, atMost: 16)
        if labels.contains(where: Evidence.countsRows) { return .rows }
        if let label = labels.first(where: Evidence.asksHeight) { return Use(.layout, "`\(label)`") }
        if isLayoutCallback(scope) { return Use(.layout, "`\(name)`") }
        return name == "body"
          ? nil : said(by: name, type: file.resultType(around: scope.open + 1)) ?? answered(by: scope, hops: hops)
      case .closure:
        if file.isOperator(scope.open - 1, "=") { return closureValue(scope, hops: hops) }
        guard let open = closureArgument(scope) else { return nil }
        let use = Evidence.ofArgument(callee: open.callee, label: open.label)
        // What is shown in a sheet is no choice of a sheet.
        return use?.intent == .presentation && isInViewBuilder(scope.open) ? nil : use
      case .type, .file: return nil
      }
    }
    return nil
  }

  /// What a name says of the value that it is given to; a length is no picture: `bleedOfImage: CGFloat`.
  private func said(by name: String, type: String?) -> Use? {
    if let type, Evidence.namesPicture(type) { return Use(.appearance, "`\(name)`") }
    let use = Evidence.ofName(name)
    guard use?.intent == .appearance, Evidence.namesPicture(name), let type, Evidence.isSpatial(type: type) else { return use }
    return Use(.layout, "`\(name)`")
  }

  /// What this file uses the answer of a property or function for. A yes or no stands for too much to be followed.
  private func answered(by scope: Scope, hops: Int) -> Use? {
    guard hops == 0, let type = file.resultType(around: scope.open + 1), type != "Bool",
      let binding = file.declaration(at: scope.head + 1), binding.body != nil
    else { return nil }
    let use = usesOfName(binding, hops: hops, except: scope.open..<scope.close, onlyBare: true)
    return use?.intent == .layout ? use : nil
  }

  /// What the name is for that the closure gives its value to: `let radius: CGFloat = { … }()`.
  private func closureValue(_ scope: Scope, hops: Int) -> Use? {
    guard scope.statement >= 0,
      let binding = file.bindings(ofStatement: scope.statement).first(where: { $0.value?.lowerBound == scope.open })
    else { return nil }
    if hops < UseAnalyzer.maximumHops, let use = usesOfName(binding, hops: hops, except: scope.open..<scope.close) { return use }
    return Evidence.ofName(file.text(binding.name))
  }

  /// The call that takes a closure, and the label under which it does.
  func closureArgument(_ scope: Scope) -> (callee: String?, label: String?)? {
    guard scope.open >= 0 else { return nil }
    if file.isPunctuation(scope.open - 1, ":"), scope.open >= 2 {
      return (file.callee(ofBracket: scope.open).map { file.text($0) }, file.text(scope.open - 2))
    }
    return (file.callee(ofBracket: scope.open).map { file.text($0) }, nil)
  }
}
