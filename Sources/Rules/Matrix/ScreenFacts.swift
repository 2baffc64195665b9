import ResizelintLexer

/// What one file says of screens: the views and controllers that it declares, what they use, and what leads to them.
struct ScreenFacts: Sendable {
  struct TypeFact: Sendable {
    var name: String
    var isViewController: Bool
    /// It says itself that it is a view or a controller; an extension may not.
    var isDeclared: Bool
    var path: String
    var lines: ClosedRange<Int>
    /// The names of the types that it makes.
    var uses: Set<String>
  }

  var path: String
  var types: [TypeFact] = []
  /// For each line with thresholds, the sizes in points at which the layout changes there.
  var thresholds: [Int: [Int]] = [:]
  /// The views that something leads to: a scene, a link, a sheet, a tab.
  var destinations: Set<String> = []

  /// Calls whose closures hold a screen of its own.
  private static let leading = [
    "WindowGroup", "DocumentGroup", "NavigationLink", "navigationDestination", "sheet", "fullScreenCover", "popover", "Tab",
    "NavigationStack", "UIHostingController", "TabView", "NavigationSplitView", "NavigationView", "inspector",
  ]

  init(file: SourceFile) {
    path = file.path
    let text = UnsafeBufferPointer(start: file.bytes.base, count: file.bytes.count)
    let lines = LineTable(text)
    for threshold in ThresholdCollector.thresholds(of: file) where threshold.isTelling {
      let line = lines.position(of: Int(file.code[threshold.range.lowerBound].start), in: text).line
      thresholds[line, default: []] += threshold.numbers.map { Int(min($0.value, 1e6)) }
    }
    for scope in file.scopes where scope.kind == .type && scope.open < scope.close && file.isReachable(scope.head) {
      guard let type = file.typeScope(scope), type.keyword != .protocol else { continue }
      let inherited = type.inherited.map { file.text($0) }
      let isView = inherited.contains("View")
      let isController = inherited.contains {
        $0.hasSuffix("ViewController") || $0.hasSuffix("Controller") && type.keyword == .class
      }
      guard isView || isController || type.keyword == .extension || type.keyword == .class else { continue }
      let start = lines.position(of: Int(file.code[scope.head].start), in: text).line
      let last = file.code[min(scope.close, file.code.count - 1)]
      types.append(
        TypeFact(
          name: file.text(type.name), isViewController: isController, isDeclared: isView || isController, path: file.path,
          lines: start...max(start, lines.position(of: Int(last.start), in: text).line), uses: uses(in: scope.body, file)))
    }
    for name in ScreenFacts.leading {
      for index in file.occurrences(of: name, in: 0..<file.code.count) where file.isReachable(index) && !file.isInPreview(index) {
        guard let call = file.call(at: index) else { continue }
        for body in file.closures(of: call) { destinations.formUnion(file.viewNames(in: body)) }
        guard let open = call.parentheses else { continue }
        for argument in file.arguments(in: open) {
          guard let label = argument.label, file.isWord(label, in: ["destination", "rootView", "content"]),
            file.code[argument.value.lowerBound].kind == .word
          else { continue }
          destinations.insert(file.text(argument.value.lowerBound))
        }
      }
    }
  }

  /// The names that begin with a capital letter and are called.
  private func uses(in body: Range<Int>, _ file: SourceFile) -> Set<String> {
    var result: Set<String> = []
    for index in body where file.code[index].kind == .word && file.chainStart(of: index) == index {
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(file.code[index].first), file.call(at: index) != nil else {
        continue
      }
      result.insert(file.text(index))
    }
    return result
  }
}
