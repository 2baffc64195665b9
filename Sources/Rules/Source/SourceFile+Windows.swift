/// Windows that code makes.
extension SourceFile {
  /// The call of `UIWindow(frame:)`, `UIWindow()` or of a subclass that begins at a word, where nothing gives the window
  /// a scene; the name and its arguments.
  public func windowWithoutScene(at index: Int) -> Range<Int>? {
    guard chainStart(of: index) == index || isPeriod(index - 1), isReachable(index) else { return nil }
    var callee = index
    if isPeriod(index + 1), isWord(index + 2, "init") { callee = index + 2 }
    guard let open = callParentheses(after: callee), let close = partner(of: open) else { return nil }
    let labels = labels(ofCall: open)
    guard isWindowType(index, isMadeByFrame: labels == ["frame"]), labels.isEmpty || labels == ["frame"] else { return nil }
    let start = chainStart(of: index) ?? index
    return getsScene(start) ? nil : start..<close + 1
  }

  /// The place belongs to the frame of such a window: what is wrong with the frame is wrong with the window.
  public func isFrameOfWindowWithoutScene(_ index: Int) -> Bool {
    var open = openBracket(around: index)
    while let bracket = open, isPunctuation(bracket, "(") {
      if isWord(bracket + 1, "frame"), var callee = callee(ofBracket: bracket) {
        if isWord(callee, "init"), callee >= 2 { callee -= 2 }
        if windowWithoutScene(at: callee) != nil { return true }
      }
      open = openBracket(around: bracket)
    }
    return false
  }

  /// `UIWindow`, a class of this file that inherits from it, or, made by a frame, a class that is called a window: an
  /// AppKit window has no such initializer.
  private func isWindowType(_ index: Int, isMadeByFrame: Bool) -> Bool {
    if isWord(index, "UIWindow") { return !isPeriod(index - 1) || isWord(index - 2, "UIKit") }
    let name = text(index)
    guard let first = name.unicodeScalars.first, first.properties.isUppercase else { return false }
    return windowTypes.isWindow[name] ?? (isMadeByFrame && name.hasSuffix("Window"))
  }

  /// The types that this file declares and whether they are windows, and the keyword of the first that is one.
  var windowTypes: (isWindow: [String: Bool], first: Int?) {
    if let cachedWindowTypes { return cachedWindowTypes }
    var bases: [String: String] = [:]
    for scope in scopes where scope.kind == .type && scope.keyword != .extension {
      guard let type = typeScope(scope) else { continue }
      bases[text(type.name)] = scope.keyword == .class ? type.inherited.first.map { text($0) } ?? "" : ""
    }
    var result: [String: Bool] = [:]
    for (name, base) in bases {
      var base = base
      // As many classes as a file may sensibly stack; a class that inherits from itself ends here too.
      for _ in 0..<8 {
        guard let next = bases[base] else { break }
        base = next
      }
      result[name] = base.hasSuffix("Window") && bases[base] == nil
    }
    let first = scopes.first { $0.kind == .type && $0.keyword == .class && result[self.text($0.head + 1)] == true }
    cachedWindowTypes = (result, first?.head)
    return (result, first?.head)
  }

  /// `windowScene` is set on the window: in the scope that makes it, or, on a stored one, anywhere in its type.
  private func getsScene(_ call: Int) -> Bool {
    guard let name = assignee(of: call) else { return false }
    let spelling = text(name)
    var range = 0..<0
    for scope in scopes(around: call) {
      if scope.kind == .function || scope.kind == .accessor || scope.kind == .closure || scope.kind == .property {
        range = scope.body
        break
      }
      if scope.kind == .type || scope.kind == .file {
        range = scope.kind == .type ? scope.body : code.indices
        break
      }
    }
    for index in occurrences(of: "windowScene", in: range) where isOperator(index + 1, "=") {
      if let before = nameBefore(index), text(before) == spelling { return true }
    }
    return false
  }

  /// The name that a value is given to: `let x = value`, `self.x = value`.
  func assignee(of value: Int) -> Int? {
    var equals = value - 1
    while equals > 0, keyword(equals) == .try || keyword(equals) == .await { equals -= 1 }
    guard isOperator(equals, "="), let number = statement(of: value) else { return nil }
    if statements[number].keyword.isVariable {
      return variable(holding: value, in: statements[number])?.name
    }
    var index = equals - 1
    while index > 0, isChaining(index) { index -= 1 }
    return code[max(index, 0)].kind == .word ? index : nil
  }
}

/// What is asked of a window or scene that was looked up.
extension SourceFile {
  /// The members are its size or its insets, and nothing that is a question by itself.
  func isMeasured(_ tail: Range<Int>) -> Bool {
    var isMeasured = false
    var index = tail.lowerBound
    while index < tail.upperBound {
      defer { index = linkEnd(index) }
      guard code[index].kind == .word else { continue }
      if isWord(index, in: ["screen", "interfaceOrientation", "effectiveGeometry", "statusBarManager", "traitCollection"]) {
        return false
      }
      if isWord(index, in: ["bounds", "frame", "safeAreaInsets", "coordinateSpace"]) { isMeasured = true }
    }
    return isMeasured
  }

  /// The members pick another one.
  func isStillWindow(_ tail: Range<Int>) -> Bool {
    var index = tail.lowerBound
    while index < tail.upperBound {
      if code[index].kind == .word,
        !isWord(index, in: ["first", "last", "filter", "windows", "keyWindow", "screen", "windowScene"])
      {
        return false
      }
      index = linkEnd(index)
    }
    return true
  }
}
