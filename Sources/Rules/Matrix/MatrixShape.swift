/// A shape of the space that a screen must be tried in.
///
/// Shapes, not devices: a list of devices is out of date with the next one, a shape is not.
public enum MatrixShape: String, Sendable, CaseIterable, Comparable {
  case narrowest
  case phone
  case widePhoneWindow = "wide-phone-window"
  case phoneAppOnPad = "phone-app-on-pad"
  case pad
  case discrete
  case otherDisplay = "other-display"
  case fold
  case keyboardAndText = "keyboard-and-text"

  public var title: String {
    switch self {
    case .narrowest: "Narrowest window"
    case .phone: "iPhone, upright and on its side"
    case .widePhoneWindow: "iPhone window made wide"
    case .phoneAppOnPad: "iPhone app on iPad, before and after the first resize"
    case .pad: "iPad window, dragged from narrow to full"
    case .discrete: "Resizing in steps"
    case .otherDisplay: "Another display"
    case .fold: "iPhone Duo, outer and inner, open, half folded and split"
    case .keyboardAndText: "Keyboard up, largest text, right to left"
    }
  }

  /// In points.
  public var size: String {
    switch self {
    case .narrowest: "320 wide, any height"
    case .phone: "375–440 × 667–956, and turned"
    case .widePhoneWindow: "900 × 600 and the like, width class compact"
    case .phoneAppOnPad: "its own size, then any"
    case .pad: "320, 400, 507, 600, 694, 800, 1000, full"
    case .discrete: "one size, then another"
    case .otherDisplay: "any, at another scale"
    case .fold: "466 × 678, 678 × 466, 669 × 951, 951 × 669, 475 × 669"
    case .keyboardAndText: "in each of the shapes above"
    }
  }

  /// What the shape must not break.
  public var mustHold: String {
    switch self {
    case .narrowest: "Nothing is clipped, and every control can be reached."
    case .phone: "The layout follows the window, not the way the phone is held."
    case .widePhoneWindow: "Columns follow the width; the size class stays compact."
    case .phoneAppOnPad: "Nothing rests on the orientation, which is a wish before the first resize and nothing after it."
    case .pad: "The layout changes during the drag, keeps its place, and nothing jumps where the size class flips."
    case .discrete: "Everything that depends on the size is made anew once."
    case .otherDisplay: "Pictures are sharp, and windows open where they were asked for."
    case .fold: "Insets differ from edge to edge, and nothing to touch lies on the fold."
    case .keyboardAndText: "Long text wraps, and the focused field stays in sight."
    }
  }

  /// How a tester gets it.
  public var how: String {
    switch self {
    case .narrowest: "On an iPad, drag the window as narrow as it goes; or resize a preview to 320 points."
    case .phone: "On an iPhone or in its simulator, held both ways."
    case .widePhoneWindow:
      "In iPhone Mirroring on a Mac, or with the resize mode of Device Hub (Xcode 27), drag the iPhone app wide."
    case .phoneAppOnPad: "Run the iPhone build on an iPad: turn the iPad first, then drag the window and turn it again."
    case .pad: "On an iPad with windowed apps, drag slowly from the narrowest window to the full screen and back."
    case .discrete: "On an iPad, choose other sizes for the window of a build that still asks for full screen."
    case .otherDisplay: "Connect a display to an iPad and move the window there and back; no simulator does that."
    case .fold: "In the simulator of iPhone Duo: outer and inner display, both ways up, half folded, beside another app."
    case .keyboardAndText:
      "Put the cursor into the lowest field; set the largest text size; run the scheme in a right-to-left language."
    }
  }

  public static func < (left: MatrixShape, right: MatrixShape) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}

extension MatrixShape {
  /// The shapes in which what a rule found would show.
  static func shapes(for rule: RuleID) -> Set<MatrixShape> {
    switch rule.name {
    case "main-screen-bounds", "main-screen", "scene-screen-bounds", "size-captured-once", "trait-change-override",
      "current-trait-collection":
      [.widePhoneWindow, .pad, .otherDisplay]
    case "main-screen-scale", "main-screen-traits", "main-screen-hardware", "screen-list": [.otherDisplay]
    case "global-window", "arbitrary-scene", "window-without-scene", "app-delegate-window": [.pad, .otherDisplay]
    case "idiom-branch", "device-model-branch": [.widePhoneWindow, .phoneAppOnPad, .fold]
    case "device-orientation", "interface-orientation", "orientation-lock", "app-delegate-orientation-method",
      "deprecated-geometry-callback":
      [.phone, .widePhoneWindow, .phoneAppOnPad]
    // Of scattered thresholds each is a finding of its own.
    case "width-threshold", "design-width-scaling": [.narrowest, .widePhoneWindow, .pad]
    case "device-size-literal": [.narrowest, .phone, .fold]
    case "bar-height-literal", "safe-area-hardware-test", "symmetric-safe-area", "status-bar-geometry", "layout-guide-deprecated",
      "bar-position-assumed", "bar-standalone", "safe-area-ignored-on-content":
      [.phone, .fold]
    case "keyboard-frame-in-screen": [.pad, .keyboardAndText]
    case "text-width-unbounded": [.pad, .keyboardAndText]
    case "window-controls-uncovered": [.pad]
    case "fixed-frame": [.narrowest, .keyboardAndText]
    case "size-class-alone", "size-class-read-in-app", "split-columns-by-hand", "sidebar-unchecked": [.widePhoneWindow, .pad]
    case "function-lost-when-compact", "identity-lost-on-switch": [.narrowest, .pad, .fold]
    case "geometry-reader-for-share": [.narrowest, .pad]
    case "resize-work-unguarded", "drawable-size-fixed", "resize-refused", "minimum-size-unset": [.narrowest, .pad]
    case "full-screen-requirement", "full-screen-key-inert", "full-screen-ignored-version-invalid": [.pad, .discrete]
    case let name where name.hasPrefix("arrangement-") || name == "navigation-in-arrangement": [.fold]
    case "navigation-view": [.pad]
    default: []
    }
  }
}
