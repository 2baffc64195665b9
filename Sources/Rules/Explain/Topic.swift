/// A question that people ask about resizing, with the answer in our words.
public struct Topic: Sendable, Equatable {
  /// How `explain` is asked for it.
  public var id: String
  public var question: String
  /// Paragraphs, with code in backticks.
  public var answer: [String]
  /// Where common belief and what Apple says part; nil where they agree.
  public var belief: String?
  public var rules: [RuleID]
  public var references: [RuleEntry.Reference]

  public static func named(_ name: String) -> Topic? { all.first { $0.id == name } }
}

extension Topic {
  /// Every topic, in the order in which a team meets them.
  public static let all: [Topic] = [
    Topic(
      id: "resizable-iphone", question: "Why does my iPhone app resize at all?",
      answer: [
        "Built with the iOS 27 SDK, an iPhone app is resizable in iPhone Mirroring and on iPad. Before the first resize the supported "
          + "orientations are honoured there; after it they are ignored, and the window may have any width from about 320 points up.",
        "The idiom stays `.phone` whatever the size, and the orientation that the device reports stays portrait in Mirroring. What is "
          + "left to ask is the space itself: `view.bounds`, the scene's effective geometry, a measured container.",
      ],
      belief: "Often dated to the iOS 26 SDK. That one made iPad apps windowed; the iPhone came with 27.",
      rules: ["idiom-branch", "interface-orientation", "device-orientation", "orientation-lock"],
      references: [session278, technote3192, technote3210]),
    Topic(
      id: "size-class", question: "Are size classes enough?",
      answer: [
        "No. The size class gives the direction: one column or several. It is too coarse for the degree: how many columns, how wide the "
          + "text. That takes a second pass, which measures the container with `onGeometryChange(for:of:action:)`, `ViewThatFits` or "
          + "`containerRelativeFrame`, or reads `bounds` in a layout pass.",
        "In a resized iPhone window the horizontal size class stays compact however wide the window is, so a branch on the class alone "
          + "never switches there. An iPad window does switch, at widths that Apple does not publish. The inner display of iPhone Duo is "
          + "regular in both directions, with the phone's idiom.",
      ],
      belief:
        "Many guides say that the class turns regular when an iPhone window is made wide. Developers measured the opposite on iOS 27; "
        + "Apple recommends size classes together with the space at hand. Half an iPad of up to 11 inches is compact, not regular.",
      rules: ["size-class-alone", "size-class-read-in-app", "function-lost-when-compact", "identity-lost-on-switch"],
      references: [forum836088, fatbobman, preparingForDuo]),
    Topic(
      id: "two-passes", question: "What are the two passes?",
      answer: [
        "First the size class, and through it the container: `NavigationSplitView`, a tab bar with a sidebar, one column or two. Then the "
          + "measured width, for everything that has a degree. The numbers of the second pass stand together in one policy file, under "
          + "names that say what fits from there on, so that neighbouring screens change at the same width.",
        "The set of functions never changes with the size, only how much of it shows at once. Text is at most about 85 characters wide.",
      ],
      rules: ["thresholds-scattered", "width-threshold", "text-width-unbounded", "geometry-reader-for-share"],
      references: [preparingForDuo, fatbobman]),
    Topic(
      id: "minimum-size", question: "May people drag a window below my minimum size?",
      answer: [
        "They may. `sizeRestrictions` is a preference: the system keeps to it where it can, a rotation or another display may still give "
          + "the scene a smaller space, and the restriction is looked at again afterwards. The layout has to survive it.",
        "In SwiftUI the smallest size follows from `frame(minWidth:minHeight:)` on the content; `.contentMinSize` is what windows do "
          + "without being told. A minimum prevents overlap. One that few windows reach refuses resizing.",
      ],
      belief: "That `minimumSize` stops the drag. Apple calls it a preference.",
      rules: ["minimum-size-unset", "resize-refused", "fixed-frame"], references: [technote3192, windowResizability]),
    Topic(
      id: "full-screen", question: "What happens with `UIRequiresFullScreen`, and without it?",
      answer: [
        "Without it the app resizes continuously. With it, built with the iOS 27 SDK, there is no way out of resizing any more either: the "
          + "size stays while the window is dragged and changes in one step afterwards, on iPhone as on iPad. Apple calls that discrete "
          + "resizing, has deprecated the key, and says that it will be ignored.",
        "`UIRequiresFullScreenIgnoredStartingWithVersion` names the version from which the key is ignored. It only counts beside the key, "
          + "and has no build setting. Removing the key makes layouts resize at once: adapt them first.",
      ],
      belief:
        "That whoever keeps the key is left out of resizing, and that games get discrete resizing for being games. It is the key that does it.",
      rules: ["full-screen-requirement", "full-screen-ignored-version-invalid", "ipad-orientations-incomplete"],
      references: [technote3192, fullScreenKey]),
    Topic(
      id: "launch-screen", question: "Which launch screen does the store ask for?",
      answer: [
        "From the iOS 27 SDK on, a build without any of `UILaunchScreen`, `UILaunchScreens`, `UILaunchStoryboardName` and "
          + "`UILaunchStoryboards` in its Info.plist is refused at upload (ITMS-90870). An empty `UILaunchScreen` dictionary is what Xcode "
          + "itself writes. Launch images no longer count."
      ],
      rules: ["launch-screen-missing", "launch-screen-legacy-images"], references: [technote3208]),
    Topic(
      id: "swiftui", question: "What must a SwiftUI app do?",
      answer: [
        "Its windows are scenes already. Look for what was written for one screen: `UIScreen` in a view, a size class with no measurement, "
          + "fixed frames, the same content in two containers, a function that only the wide branch has.",
        "`onGeometryChange` measures without taking part in the layout, from iOS 16 on. `GeometryReader` is no mistake where its size is "
          + "compared or handed on; for a mere share of the space there is `containerRelativeFrame`.",
      ],
      belief: "That `onGeometryChange` needs iOS 17: it is back-deployed to 16.",
      rules: ["main-screen-bounds", "size-class-alone", "fixed-frame", "identity-lost-on-switch"],
      references: [geometryChange, session278]),
    Topic(
      id: "resize-work", question: "What may run while a window is dragged?",
      answer: [
        "Layout. What rebuilds, decodes, loads or renders waits for the end: `isInteractivelyResizing` of the effective geometry in UIKit, "
          + "`onInteractiveResizeChange(_:)` in SwiftUI, both from iOS 26 on. Compare the new size with the one that was last worked for, "
          + "kept by you: the callback comes more often than the size changes."
      ],
      rules: ["resize-work-unguarded", "drawable-size-fixed", "size-captured-once"],
      references: [technote3192, interactiveResize]),
    Topic(
      id: "iphone-duo", question: "What does iPhone Duo ask of a layout?",
      answer: [
        "Insets that differ from edge to edge, bars that may stand at the side, two displays, and a fold. `ArrangementView` (iOS 27.1, not in "
          + "Mac Catalyst) divides a screen into two related parts. Navigation stays around it, scrolling inside its parts, state above them, "
          + "and nothing essential stands only in the part that may go away.",
        "Without that interface nothing breaks: an app built with the 27 SDK gets less of the inner display than one built with 27.1.",
      ],
      rules: [
        "arrangement-in-scroll-view", "navigation-in-arrangement", "arrangement-state-in-child", "arrangement-unavailable",
        "symmetric-safe-area",
      ], references: [preparingForDuo, arrangementView]),
    Topic(
      id: "testing", question: "How is resizing tested?",
      answer: [
        "By the shape of the space: the narrowest window, a phone both ways round, a wide window of a phone app, an iPad window dragged "
          + "through its widths, another display, the fold. `resizelint matrix` lists the shapes for each screen that something was found in.",
        "Each shape answers three questions: is every function there, is nothing cut off, can every control be touched. Previews and the "
          + "device hub of Xcode 27 resize; Mirroring and a second display need the real thing.",
      ],
      rules: ["resize-untested", "test-pinned", "preview-pinned"], references: [session278, preparingForDuo]),
  ]
}

extension Topic {
  private static func page(_ title: String, _ path: String) -> RuleEntry.Reference {
    RuleEntry.Reference(title: title, url: "https://developer.apple.com/" + path)
  }

  private static let session278 = page("WWDC26 session 278", "videos/play/wwdc2026/278")
  private static let technote3192 = page(
    "TN3192", "documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key")
  private static let technote3208 = page(
    "TN3208", "documentation/technotes/tn3208-preparing-your-apps-launch-screen-to-meet-app-store-requirements")
  private static let technote3210 = page("TN3210", "documentation/technotes/tn3210-optimizing-your-app-for-iphone-mirroring")
  private static let forum836088 = page("Apple Developer Forums, thread 836088", "forums/thread/836088")
  private static let preparingForDuo = page(
    "Preparing your app for iPhone Duo", "documentation/technologyoverviews/preparing-your-app-for-iphone-duo")
  private static let arrangementView = page("ArrangementView", "documentation/swiftui/arrangementview")
  private static let windowResizability = page("WindowResizability", "documentation/swiftui/windowresizability")
  private static let fullScreenKey = page(
    "UIRequiresFullScreen", "documentation/bundleresources/information-property-list/uirequiresfullscreen")
  private static let geometryChange = page(
    "onGeometryChange(for:of:action:)", "documentation/swiftui/view/ongeometrychange(for:of:action:)")
  private static let interactiveResize = page(
    "onInteractiveResizeChange(_:)", "documentation/swiftui/view/oninteractiveresizechange(_:)")
  private static let fatbobman = RuleEntry.Reference(
    title: "From size class to available space", url: "https://fatbobman.com/en/posts/from-size-class-to-available-space/")
}
