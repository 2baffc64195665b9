/// The columns of a split view decided by device, orientation or width, where the container would decide by its space.
struct SplitColumnsByHandRule: SourceRule {
  static let id: RuleID = "split-columns-by-hand"

  var words: [String] {
    ["preferredDisplayMode", "preferredSplitBehavior", "columnVisibility", "NavigationSplitViewVisibility"]
  }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    if file.isWord(index, "NavigationSplitViewVisibility") {
      checkComputed(index, in: file, &report)
    } else if file.isPunctuation(index + 1, ":"), file.openBracket(around: index).map({ file.isPunctuation($0, "(") }) ?? false {
      checkArgument(index, in: file, &report)
    } else {
      checkAssignment(index, in: file, &report)
    }
  }

  /// `preferredDisplayMode = isLandscape ? .oneBesideSecondary : .secondaryOnly`
  private func checkAssignment(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let sign = file.assignment(to: index), let start = file.chainStart(of: index), file.chainEnd(from: start) == index + 1,
      let value = file.assignedValue(sign)
    else { return }
    guard
      DeviceWords.decide(value, in: file) || file.conditions(around: index).contains(where: { DeviceWords.decide($0, in: file) })
    else { return }
    report.append(Observation(Self.id, at: start..<index + 1))
  }

  /// `NavigationSplitView(columnVisibility: .constant(width > 700 ? .all : .detailOnly))`
  private func checkArgument(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let open = file.openBracket(around: index), let value = file.argument("columnVisibility", ofCall: open),
      DeviceWords.decide(value, in: file)
    else { return }
    report.append(Observation(Self.id, at: index..<value.upperBound, values: [.code: "columnVisibility"]))
  }

  /// `var visibility: NavigationSplitViewVisibility { width > 700 ? .all : .detailOnly }`, and a stored one of another name
  /// that is assigned so.
  private func checkComputed(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard file.isPunctuation(index - 1, ":"), let binding = file.members(named: index - 2).first(where: { $0.name == index - 2 })
    else { return }
    if let body = binding.body, let scope = file.scopeOpened(by: body), DeviceWords.decide(scope.body, in: file) {
      report.append(Observation(Self.id, at: index - 2..<index - 1))
    }
    guard !file.isWord(binding.name, "columnVisibility") else { return }
    for use in file.occurrences(of: file.text(binding.name), in: binding.visibility).prefix(64) where use != binding.name {
      checkAssignment(use, in: file, &report)
    }
  }
}

/// Words that ask for the device, its orientation or a width.
enum DeviceWords {
  private static let words = WordSet([
    "userInterfaceIdiom", "isPad", "isPhone", "isIPad", "isiPad", "isIPhone", "isiPhone", "isLandscape", "isPortrait",
    "orientation",
    "interfaceOrientation", "statusBarOrientation", "deviceOrientation", "UIScreen", "width", "height", "bounds",
  ])

  /// A condition, or the condition of a choice, asks one of them.
  static func decide(_ range: Range<Int>, in file: SourceFile) -> Bool {
    let isChoice = range.contains {
      file.isOperator($0, "?") || file.keyword($0) == .if || file.keyword($0) == .switch || file.isComparison($0)
    }
    return isChoice && range.contains { file.isWord($0, in: words) } || range.contains { file.isWord($0, in: questions) }
  }

  private static let questions = WordSet([
    "isPad", "isPhone", "isIPad", "isiPad", "isIPhone", "isiPhone", "isLandscape", "isPortrait", "userInterfaceIdiom",
    "interfaceOrientation", "statusBarOrientation",
  ])
}
