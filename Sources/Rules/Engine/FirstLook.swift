import ResizelintLexer

/// Tells from the words of a file whether any rule could have something to say of it.
///
/// Nearly all code of an app has nothing to do with windows. A file that holds none of the words at which a rule, a read or a
/// fact begins is not cut into tokens. Words of the rule book count by themselves, unless they stand in `companions`: those are
/// everywhere, and what looks at them needs another word of the same file beside them. A new rule's words count, so a rule that
/// says nothing of this is never cut off.
struct FirstLook: Sendable {
  /// What the words of a file say.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt32

    /// The file is to be judged.
    static let speaks = Marks(rawValue: 1 << 0)
    /// A view, a window or a framework for them.
    static let interface = Marks(rawValue: 1 << 1)
    static let space = Marks(rawValue: 1 << 2)
    static let sizeClass = Marks(rawValue: 1 << 3)
    static let sizeClassValue = Marks(rawValue: 1 << 4)
    static let container = Marks(rawValue: 1 << 5)
    static let test = Marks(rawValue: 1 << 6)
    static let testShape = Marks(rawValue: 1 << 7)
    static let orientation = Marks(rawValue: 1 << 8)
    static let keyedValue = Marks(rawValue: 1 << 9)
    static let keyboardMember = Marks(rawValue: 1 << 10)
    static let barHeight = Marks(rawValue: 1 << 11)
    static let edge = Marks(rawValue: 1 << 12)
    static let deviceLength = Marks(rawValue: 1 << 13)
    static let window = Marks(rawValue: 1 << 14)
    /// A class, which another file may name or inherit from.
    static let type = Marks(rawValue: 1 << 15)
    /// A width or a height, or the safe area.
    static let length = Marks(rawValue: 1 << 16)
    /// A read may begin.
    static let read = Marks(rawValue: 1 << 17)
    /// A device by its identifier, or the call that tells it.
    static let deviceModel = Marks(rawValue: 1 << 18)
  }

  /// The sets of marks that make a file worth judging.
  private static let needs: [Marks] = [
    .speaks, [.interface, .space], [.interface, .deviceLength], [.container, .sizeClass], [.sizeClassValue, .sizeClass],
    [.test, .testShape], [.keyedValue, .orientation], [.window, .type],
  ]

  private let survey: WordSurvey

  init(words: some Sequence<String>) {
    var marks: [String: Marks] = [:]
    for word in words { marks[word] = .speaks }
    for (word, mark) in FirstLook.companions { marks[word] = mark }
    for word in FirstLook.reads { marks[word] = [.speaks, .read] }
    for word in FirstLook.others { marks[word] = .speaks }
    for word in ["utsname", "hw"] { marks[word] = [.speaks, .deviceModel] }
    marks["safeAreaInsets"] = [.speaks, .length]
    var entries = marks.sorted { $0.key < $1.key }.map { WordSurvey.Entry($0.key, $0.value.rawValue) }
    entries += ["State", "StateObject", "SceneStorage"].map {
      WordSurvey.Entry($0, Marks.speaks.rawValue, behind: [UInt8(ascii: "@"), UInt8(ascii: ".")])
    }
    entries.append(WordSurvey.Entry("main", Marks.speaks.rawValue, behind: [UInt8(ascii: "@")]))
    entries += ["config", "on", "device", "layout", "image", "size"].map {
      WordSurvey.Entry($0, Marks.testShape.rawValue, before: [UInt8(ascii: ":")])
    }
    var values: [Int: WordSurvey.Marks] = [:]
    for value in BarHeightLiteralRule.heights { values[Int(value), default: 0] |= Marks.barHeight.rawValue }
    for value in DeviceSizes.lengths { values[Int(value), default: 0] |= Marks.deviceLength.rawValue }
    survey = WordSurvey(
      entries, endings: FirstLook.endings.map { .init($0, $1.rawValue) },
      beginnings: FirstLook.beginnings, values: values)
  }

  /// What was seen of a file.
  struct Sight: Sendable {
    var words: WordFilter
    var marks: Marks
    /// A rule could have something to say.
    var isWorthJudging: Bool
  }

  /// Looks a file through; what stands in tests counts there alone.
  func look(at bytes: SourceBytes, isTest: Bool) -> Sight {
    var words = WordFilter(forBytes: bytes.count)
    var marks = Marks(rawValue: survey.marks(in: bytes, &words))
    if isTest { marks.insert(.test) }
    let isWorthJudging =
      FirstLook.needs.contains { marks.isSuperset(of: $0) }
      || marks.isSuperset(of: [.barHeight, .edge])
      || marks.isSuperset(of: [.barHeight, .interface]) && bytes.holds(anyOf: FirstLook.bars)
      || marks.contains(.deviceLength) && bytes.holds(anyOf: FirstLook.measures)
      || marks.contains(.keyboardMember) && bytes.holds(anyOf: ["eyboard", "EYBOARD"])
    return Sight(words: words, marks: marks, isWorthJudging: isWorthJudging)
  }

  /// Where a read begins.
  private static let reads =
    Vocabulary.shared.firstWords + ["UIScene", "UIUserInterfaceIdiom", "UIInterfaceOrientation", "UIDeviceOrientation"]
  /// What is asked for beside rules and reads; allowances are comments.
  private static let others = ["resizelint", "App", "UIApplicationDelegate", "XCUIDevice"]

  /// Words of rules that are too common to count by themselves.
  private static let companions: [String: Marks] = [
    "class": .type,
    // A window is asked for its screen, its scene or its size, which other words name; a screen for its bounds.
    "window": .interface, "screen": [.interface, .read],
    "bounds": .space, "nativeBounds": .space, "applicationFrame": .space, "frame": .space, "size": .space, "CGRect": .space,
    "CGSize": [.space, .testShape], "Text": .space,
    "image": [],
    "regular": .sizeClassValue, "compact": .sizeClassValue,
    "HStack": .container, "LazyHStack": .container, "NavigationSplitView": .container, "NavigationStack": .container,
    "TabView": .container,
    "isCompact": .sizeClass, "isRegular": .sizeClass, "isCompactWidth": .sizeClass, "isRegularWidth": .sizeClass,
    "isWide": .sizeClass, "isNarrow": .sizeClass, "isLandscape": .sizeClass, "isPortrait": .sizeClass,
    "orientation": [.orientation, .sizeClass, .testShape],
    "setValue": .keyedValue, "intersection": .keyboardMember, "minY": .keyboardMember, "origin": .keyboardMember,
    "XCTest": .test, "Testing": .test, "SnapshotTesting": .test,
    "UIKit": .interface, "SwiftUI": .interface, "CGFloat": .interface, "GeometryProxy": .interface,
    "contentInset": .edge, "scrollIndicatorInsets": .edge, "verticalScrollIndicatorInsets": .edge,
    "additionalSafeAreaInsets": .edge, "topAnchor": .edge, "bottomAnchor": .edge,
    // These count with what stands around them, or by their endings.
    "State": [], "StateObject": [], "SceneStorage": [], "main": [], "config": [], "on": [], "device": [], "layout": [],
    "top": [], "bottom": [], "left": [], "right": [], "leading": [], "trailing": [], "fixed": [],
  ]

  private static let endings: [(String, Marks)] = [
    ("width", [.speaks, .length]), ("height", [.speaks, .length]), ("length", [.space, .length]), ("appdelegate", .speaks),
    ("scenedelegate", .speaks),
    ("sizeclass", .sizeClass), ("view", .interface), ("window", [.interface, .window]), ("controller", .interface),
    ("bar", .interface),
  ]

  private static let device: Marks = [.speaks, .deviceModel]
  private static let beginnings: [WordSurvey.Beginning] = [
    .init("UI", .capital, Marks.interface.rawValue),
    .init("iPhone", .number, device.rawValue), .init("iPad", .number, device.rawValue),
    .init("iPod", .number, device.rawValue),
  ]

  /// Parts of the names of bars and of what covers an edge.
  private static let bars: [StaticString] = ["bar", "Bar", "BAR", "otch", "OTCH", "ndicator", "afe", "hone"]
  /// Parts of the names of tables of sizes.
  private static let measures: [StaticString] = ["idths", "eights", "izes", "evice", "creen", "hone", "reakpoint", "esign"]
}
