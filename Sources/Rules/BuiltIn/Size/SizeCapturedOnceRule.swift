import ResizelintLexer

/// A size that is read when something is set up, and kept.
struct SizeCapturedOnceRule: SourceRule {
  static let id: RuleID = "size-captured-once"
  let words = ["bounds", "frame", "safeAreaInsets", "size"]

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard let moment = SetupMoment(of: index, in: file), let chain = ownSize(index, in: file) else { return }
    let capture = SizeCapture(file: file, read: chain, moment: moment)
    guard let severity = capture.severity() else { return }
    report.append(Observation(Self.id, at: chain, severity: severity))
  }

  /// The chain that reads the space of the code itself: of `self`, its view or its window, not of something in it.
  private func ownSize(_ index: Int, in file: SourceFile) -> Range<Int>? {
    guard let start = file.chainStart(of: index), index - start < 32, !file.isPunctuation(start, "\\"),
      !file.isPunctuation(index + 1, ":")
    else { return nil }
    // The first of the words speaks for the chain.
    for position in start..<index where file.isWord(position, in: ["bounds", "frame", "safeAreaInsets", "size"]) { return nil }
    guard !file.keyword(index - 1).declaresName, !isWrittenTo(start, in: file) else { return nil }
    let chain = start..<file.chainEnd(from: start)
    if file.isWord(index, "size"), index == start { return nil }
    // What is handed in is the caller's: a view that is made anew gets it anew. Only `frame` is what a view begins with.
    if index == start, let binding = file.binding(of: start), binding.kind != .parameter || !file.isWord(index, "frame") {
      return nil
    }
    guard let size = file.sizes.size(of: chain) ?? insets(chain, in: file) else { return nil }
    switch size.source {
    case .window: return chain
    case .handedIn:
      // `init(frame:)` lays out in the frame that the view begins with.
      return file.isWord(index, "frame") && index == start && size.shape == .length ? chain : nil
    case .measured:
      // At the top of a file nothing is a view.
      return isOwn(start..<index, index, in: file) && file.scope(of: index) > 0 ? chain : nil
    case .own, .screen: return nil
    }
  }

  /// What stands before the measure is the code's own view, or the proxy that its geometry reader hands it.
  private func isOwn(_ base: Range<Int>, _ measure: Int, in file: SourceFile) -> Bool {
    for position in base where file.code[position].kind == .word && !file.isWord(position, in: Self.spaces) {
      guard file.isWord(measure, "size"), position == base.lowerBound, let binding = file.binding(of: position),
        binding.kind == .closureParameter || binding.kind == .parameter,
        case .size(let size) = file.sizes.meaning(of: position..<position + 1, depth: 0), size.shape == .container
      else { return false }
    }
    return true
  }

  /// `frame.size.width = …`
  private func isWrittenTo(_ start: Int, in file: SourceFile) -> Bool { file.isOperator(file.chainEnd(from: start), "=") }

  private func insets(_ chain: Range<Int>, in file: SourceFile) -> Size? {
    guard case .size(let size) = file.sizes.meaning(of: chain, depth: 0), size.shape == .insets else { return nil }
    return size
  }

  private static let spaces: [StaticString] = [
    "self", "view", "superview", "window", "contentView", "collectionView", "tableView", "scrollView", "windowScene",
    "effectiveGeometry", "coordinateSpace",
  ]
}

/// Code that runs once, before people resize anything.
enum SetupMoment {
  /// `init`, `viewDidLoad`, `awakeFromNib`.
  case setup(body: Range<Int>)
  /// The initial value of something that stays: what is declared, and its whole value.
  case initial(name: Int, value: Range<Int>)
  /// `.onAppear { … }`.
  case appear(body: Range<Int>)

  init?(of index: Int, in file: SourceFile) {
    var statement = file.statement(of: index)
    for scope in file.scopes(around: index) {
      switch scope.kind {
      case .block, .switch: continue
      case .closure:
        if file.callee(ofBracket: scope.open).map({ file.isWord($0, "onAppear") }) == true {
          self = .appear(body: scope.body)
          return
        }
        // `lazy var card: Card = { … }()`
        guard file.isPunctuation(scope.close + 1, "("), file.isOperator(scope.open - 1, "=") else { return nil }
        statement = scope.statement
      case .function:
        let isInit = scope.keyword == .`init`
        guard isInit || file.isWord(scope.head + 1, in: ["viewDidLoad", "awakeFromNib"]) else { return nil }
        self = .setup(body: scope.body)
        return
      case .property, .accessor: return nil
      case .type, .file:
        guard let statement, file.statements[statement].keyword.isVariable,
          let declared = file.variable(holding: index, in: file.statements[statement]), let value = declared.value
        else { return nil }
        let outer = file.scopes[file.statements[declared.statement].scope]
        guard outer.kind == .type || outer.kind == .file else { return nil }
        self = .initial(name: declared.name, value: value)
        return
      }
    }
    return nil
  }
}
