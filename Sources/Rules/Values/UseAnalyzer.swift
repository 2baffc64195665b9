import ResizelintLexer

/// Finds out what a read value is used for, by following it outwards: from the chain to the argument, assignment, condition
/// or name that takes it.
///
/// The intents are tried in the order in which the catalogue lists them. Following is bounded: a fixed number of steps out,
/// a fixed number of uses of a name, a fixed number of words of a branch.
struct UseAnalyzer {
  let file: SourceFile
  let context: FileContext
  /// How many names may hand the value on.
  static let maximumHops = 3
  static let maximumSteps = 24
  static let maximumWords = 240

  func use(of read: Read) -> Use {
    if context.isTest { return Use(.test) }
    let start = read.range.lowerBound
    if file.isInPreview(start) { return Use(.preview) }
    if read.question == .idiom, let use = platformCases(read) { return use }
    if file.isForOldSystem(start) { return Use(.compatibility, "older systems") }
    let mayTurnCamera = [.deviceOrientation, .interfaceOrientation, .mainScreen, .arbitraryScene].contains(read.question)
    if mayTurnCamera, isCamera(start) { return UseAnalyzer.camera }
    if let use = orientationLock(read) ?? menu(read) { return use }
    if read.question.isLookUp, isDiscarded(read) { return Use(.metadata, "whether there is one") }
    if read.question.isLookUp, measures(read.range.upperBound..<read.chain.upperBound) || isMeasuredInParentheses(read.chain) {
      return outcome(of: read.chain, hops: 0)?.intent == .metadata ? Use(.metadata) : Use.measurement
    }
    if let use = firstValue(holding: read) { return use }
    if read.question == .mainScreenBounds, isConverted(read.chain) { return Use(.product, "a conversion") }
    if read.question.isScreenSize, isBleed(read.chain) { return Use(.product, "a bleed") }
    if read.question == .mainScreenTraits, file.isWord(read.range.upperBound + 1, "userInterfaceStyle") {
      return Use(.appearance, "a colour")
    }
    if read.question == .mainScreenScale, isDrawingContext(around: read.chain), file.hasViewAtHand(start) {
      return Use(.layout, "drawing")
    }
    if read.question == .mainScreenScale, isPixelArithmetic(read.chain) {
      return isPictureSize(read.chain) ? Use(.product, "the size of an image request") : Use(.layout, "pixel arithmetic")
    }
    if read.value.isEvent { return handler(of: read) }
    if read.isWrapperUse || read.question == .deviceModel, isSpelledOut(read.chain) { return .text }
    if read.question == .interfaceOrientation, isComparedWithPrevious(read) { return Use(.product, "whether it has changed") }
    var use = outcome(of: read.chain, hops: 0) ?? answer(at: start) ?? surroundings(of: start)
    if read.question.isScreenSize, let name = counted(by: read.chain) { use = Use(.layout, "`\(file.text(name))`") }
    // A text that goes by a size is chosen because it fits.
    if read.question.isScreenSize, use == .text { use = Use(.layout, "a text that fits") }
    // A kind of device has its features; a window that is turned or grows has room for more of the same.
    if read.question.isScreenSize || read.question.isOrientation, use == .rows { use = Use(.layout, use.purpose) }
    // Where to put a view is no measurement: only what is measured of a guessed window or scene is.
    if read.question.isLookUp, use.intent == .layout, use != .measurement, !read.isMeasurement { use = Use(.unknown) }
    // What buzzes on the way is not chosen by a size.
    if read.question.isScreenSize, use.intent == .capability { use = Use(.unknown) }
    // A window is looked for, whatever it is looked for on behalf of.
    if read.question.isLookUp, !mayBeWanted(use) { use = Use(.unknown) }
    if use.intent == .appearance, choosesPointSize(read.chain) { use = Use(.layout, "a font's size") }
    if use.intent == .layout, read.question == .idiom {
      if isFontFactor(read.chain) { return Use(.appearance, "a font factor") }
      if isShadow(read.chain) { return Use(.appearance, "a shadow") }
    }
    if use.intent == .unknown, mayTurnCamera, isInCameraType(start) { return UseAnalyzer.camera }
    if use.intent == .layout || use.intent == .unknown {
      if isWrittenOut(read) || isWrittenOutByName(read) { return .text }
      let mayBePicture = read.question.isScreenSize || read.question == .mainScreenScale && !file.hasViewAtHand(start)
      if mayBePicture, sizesImage(read.chain, hops: 0) {
        return Use(.product, "the size of an image request")
      }
      if use != .structure, choosesDeviceName(read.chain) { return .text }
    }
    if use.intent == .unknown, read.question.isOrientation, isOnlyKept(read.chain) || isInKeeper(start) {
      return Use(.product, "a value that is kept")
    }
    if use.intent == .unknown, read.question == .idiom, isInSettings(start) { return Use(.product, "a preference") }
    if use.intent == .unknown, read.question == .idiom, isOnFirstRun(read.chain) { return Use(.product, "a first run") }
    if use.intent == .unknown, read.question == .idiom { use = deviceUse(of: read.chain) ?? use }
    use.excuse = excuse(for: read, use)
    return use
  }

  /// A window or scene is wanted for something that is done to it, not for a feature or a text on the way.
  private func mayBeWanted(_ use: Use) -> Bool {
    use.intent != .capability && use.intent != .product || use == .rotation || use == .orientationLock
  }

  /// `convert(keyboardFrame, from: UIScreen.main.coordinateSpace)`: where something is, in which nothing is measured.
  private func isConverted(_ chain: Range<Int>) -> Bool {
    guard file.isWord(chain.upperBound - 1, in: ["coordinateSpace", "fixedCoordinateSpace"]),
      let open = file.openBracket(around: chain.lowerBound), let callee = file.callee(ofBracket: open)
    else { return false }
    return file.isWord(callee, "convert") && file.isWord(chain.lowerBound - 2, in: ["from", "to"])
  }

  /// `UIGraphicsBeginImageContextWithOptions(bounds.size, false, UIScreen.main.scale)`: what a view draws is for its own display.
  private func isDrawingContext(around chain: Range<Int>) -> Bool {
    guard let open = file.openBracket(around: chain.lowerBound), let callee = file.callee(ofBracket: open) else { return false }
    return file.isWord(callee, "UIGraphicsBeginImageContextWithOptions")
  }

  // MARK: - From the inside out

  /// The use of the expression in a range; nil where nothing around it says what it is for.
  func outcome(of range: Range<Int>, hops: Int) -> Use? {
    var range = range
    let inner = range
    for _ in 0..<UseAnalyzer.maximumSteps {
      guard let open = file.openBracket(around: range.lowerBound), !file.isPunctuation(open, "{") else {
        return atStatementLevel(range, hops: hops) ?? textChoice(inner)
      }
      if file.isPunctuation(open, "("), !file.code[open].flags.contains(.interpolation) {
        let callee = file.callee(ofBracket: open).map { file.text($0) }
        let element = file.elementStart(of: range.lowerBound)
        let label = file.isPunctuation(element + 1, ":") && element + 1 < range.lowerBound ? file.text(element) : nil
        if callee != nil || label != nil {
          if isRecorded(by: open) { return Use(.metadata) }
          if callee == "set", file.labels(ofCall: open).contains("forKey") { return Use(.product, "a stored value") }
          if let callee, Evidence.isTransparent(callee), label == nil || callee == "contains" {
            // Its own use counts.
          } else if let use = Evidence.ofArgument(callee: callee, label: label) {
            // `logger.log(from: CGSize(width: width, height: 0))`: a size that is made to be written down.
            if use.intent == .layout, isRecorded(around: open) { return Use(.metadata) }
            return use.intent == .layout && isWish(open) ? Use(.presentation, "`preferredContentSize`") : use
          }
        }
      }
      if isUnderRecordedKey(range.lowerBound, in: open) { return Use(.metadata) }
      guard let start = file.chainStart(of: open), start <= open else { return textChoice(inner) }
      let next = start..<max(file.chainEnd(from: start), range.upperBound)
      guard next.lowerBound < range.lowerBound else { return textChoice(inner) }
      range = next
    }
    return nil
  }

  /// `preferredContentSize = CGSize(width: isPad ? 375 : 320, height: 400)`: how large a popover or sheet would like to be.
  private func isWish(_ open: Int) -> Bool {
    file.chainStart(of: open).map { isAssigned($0, to: "preferredContentSize") } ?? false
  }

  /// The expression stands directly in a statement: in its condition, its assignment, its return.
  private func atStatementLevel(_ range: Range<Int>, hops: Int) -> Use? {
    guard let number = file.statement(of: range.lowerBound) else { return nil }
    let statement = file.statements[number]
    switch statement.keyword {
    case .if, .guard, .while, .switch:
      let body = body(after: range, of: statement)
      if let use = bound(range, statement, hops: hops) {
        // What is only printed in a branch is one thing, and what the branches lay out another.
        guard use.intent == .metadata, statement.keyword == .if, let body else { return use }
        return branches(statement, body: body, hops: hops).flatMap { $0.intent == .layout ? $0 : nil } ?? use
      }
      if let body { return branches(statement, body: body, hops: hops) }
    case .let, .var:
      return declared(range, statement, hops: hops)
    case .return, .none:
      if let target = assignmentTarget(range, statement) { return use(ofTarget: target, range, hops: hops) }
      if isCondition(range, in: statement), let use = arms(range, statement) { return use }
      return caseLabel(of: statement) ?? returned(range, statement, hops: hops)
    case .case, .for: return nil
    default: break
    }
    return nil
  }

  /// The first braces of a control statement, where the range stands before them.
  func body(after range: Range<Int>, of statement: Statement) -> Int? {
    file.opening(from: range.upperBound, to: statement.end)
  }

  // MARK: - Conditions

  /// The range is the condition of a ternary, alone or beside others.
  func isCondition(_ range: Range<Int>, in statement: Statement) -> Bool {
    var index = range.upperBound
    while index < statement.end {
      if file.isOperator(index, "?"), file.isInfix(index) { return true }
      index = file.linkEnd(index)
    }
    return false
  }

  /// What the arms of a ternary call, where they are calls.
  func arms(_ range: Range<Int>, _ statement: Statement) -> Use? {
    Evidence.ofWords(file.words(in: range.upperBound..<statement.end, atMost: 24))
  }

  /// `"… \(UIDevice.platform) …"`: the value itself is part of a text.
  func isSpelledOut(_ chain: Range<Int>) -> Bool {
    guard let open = file.openBracket(around: chain.lowerBound), file.code[open].flags.contains(.interpolation) else {
      return false
    }
    return chain.lowerBound == open + 1 && chain.upperBound == file.partner(of: open)
  }

  /// A rectangle or a scale stands in a text as it is, which nobody lays out with; a width or a height may be that of a page.
  private func isWrittenOut(_ read: Read) -> Bool {
    guard read.question.isScreenSize || read.question == .mainScreenScale, isSpelledOut(read.chain) else { return false }
    return !file.isWord(read.chain.upperBound - 1, in: ["width", "height"]) || isInResolution(read.chain)
  }

  /// `"\(size.width)x\(size.height)"`: a resolution, for people and records to read.
  private func isInResolution(_ chain: Range<Int>) -> Bool {
    guard let open = file.openBracket(around: chain.lowerBound), let close = file.partner(of: open) else { return false }
    return [open - 2, close + 1].contains { index in
      file.code.indices.contains(index) && file.code[index].kind == .text
        && ["x", " x ", "×", " × ", "X", "*"].contains(file.text(index))
    }
  }

  /// `let height = UIScreen.main.bounds.height`, and the name stands in texts alone, of a function that gives a text. A text
  /// that is put together may be a page, but a page has its sizes from a function that gives no text.
  private func isWrittenOutByName(_ read: Read) -> Bool {
    guard read.question.isScreenSize || read.question == .mainScreenScale,
      let number = file.statement(of: read.chain.lowerBound), file.statements[number].keyword.isVariable,
      let binding = file.variable(holding: read.chain.lowerBound, in: file.statements[number]), !binding.isMember,
      binding.value?.lowerBound == read.chain.lowerBound, binding.value?.upperBound == read.chain.upperBound
    else { return false }
    let uses = file.occurrences(of: binding.name, atMost: 8).filter { isUse($0, of: binding) }
    return !uses.isEmpty && uses.allSatisfy { isSpelledOut($0..<$0 + 1) && namesItself($0) }
  }

  /// `Height: \(height)`: what the text is written for is read by people, with the name of the value before it.
  private func namesItself(_ index: Int) -> Bool {
    guard let open = file.openBracket(around: index), open >= 2, file.code[open - 2].kind == .text else { return false }
    let text = file.text(open - 2)
    guard text.hasSuffix(": ") || text.hasSuffix(":"), let close = file.partner(of: open) else { return false }
    // `width: \(width)px` is the style of a page.
    return close + 1 >= file.code.count || file.code[close + 1].kind != .text
      || !["px", "pt", "%", "em"].contains { file.text(close + 1).hasPrefix($0) }
  }

  /// Members behind a window or scene measure it.
  func measures(_ tail: Range<Int>) -> Bool {
    // What a window looks like is no measurement: `traitCollection.userInterfaceStyle`.
    guard let last = tail.last, !file.isWord(last, in: UseAnalyzer.looks) else { return false }
    return tail.prefix(40).contains { index in
      file.code[index].kind == .word && file.isPeriod(index - 1) && Evidence.geometry.contains(file.text(index))
    }
  }

  /// What traits say that has nothing to do with space.
  private static let looks: [StaticString] = [
    "userInterfaceStyle", "layoutDirection", "sceneCaptureState", "accessibilityContrast", "displayGamut",
    "preferredContentSizeCategory", "legibilityWeight",
  ]

  /// `guard let _ = application.keyWindow else { … }`: nobody gets what was found.
  private func isDiscarded(_ read: Read) -> Bool {
    let start = read.chain.lowerBound
    return read.chain.upperBound == read.range.upperBound && start >= 2 && file.isOperator(start - 1, "=")
      && file.isWord(start - 2, "_")
  }

  /// `(anyScene as? UIWindowScene)?.keyWindow?.safeAreaInsets`: what hangs on the parentheses measures.
  private func isMeasuredInParentheses(_ chain: Range<Int>) -> Bool {
    guard let open = file.openBracket(around: chain.lowerBound), file.isPunctuation(open, "("), file.chainStart(of: open) == open,
      let close = file.partner(of: open), close > open
    else { return false }
    return measures(close + 1..<file.chainEnd(from: open))
  }
}

extension Question {
  /// A window or scene is looked up; what is then read of it decides.
  var isLookUp: Bool { self == .globalWindow || self == .arbitraryScene }

  var isOrientation: Bool { self == .deviceOrientation || self == .interfaceOrientation }

  /// The answer may be the size of a screen, read here or by a member of the screen.
  var isScreenSize: Bool { self == .mainScreen || self == .mainScreenBounds || self == .sceneScreenBounds }
}

extension SourceFile {
  /// The words of a range, in order, at most so many.
  func words(in range: Range<Int>, atMost limit: Int) -> [String] {
    var result: [String] = []
    for index in range where code[index].kind == .word && places(isWordOfUse: index) {
      result.append(text(index))
      if result.count >= limit { break }
    }
    return result
  }

  private func places(isWordOfUse index: Int) -> Bool { keyword(index) == .none && isReachable(index) }

  func hasSameBytes(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    guard left.count == right.count else { return false }
    for offset in 0..<left.count where bytes[left.lowerBound + offset] != bytes[right.lowerBound + offset] { return false }
    return true
  }
}
