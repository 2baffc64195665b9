/// The members that lead from one value to the next.
///
/// A step that asks a closer question than the one before takes its place: `UIScreen.main.bounds` is one read of the
/// bounds, not a read of the screen and one of the bounds. A step to another subject leaves both standing:
/// `windows.first?.windowScene?.interfaceOrientation` looks up a window and reads an orientation.
struct Vocabulary: Sendable {
  struct Step: Sendable {
    var value: Value
    /// The question before is part of this one.
    var replaces: Bool
  }

  static let shared = Vocabulary()

  /// What a bare name stands for where no declaration says otherwise.
  private let names: [String: Value]
  /// What a member of a certain value stands for.
  private let members: [Value: [String: Step]]
  /// What a member stands for whatever it is read of.
  private let anyMembers: [String: Value]
  /// Free functions whose call stands for a value.
  private let functions: [String: Value]
  /// Every word above: a file without any of them holds no read.
  let words: WordSet

  private init() {
    names = [
      "UIScreen": .screenType, "UIDevice": .deviceType, "UIApplication": .applicationType,
      "UITraitCollection": .traitsType, "traitCollection": .traits, "window": .window, "windowScene": .scene,
      "interfaceOrientation": .interfaceOrientation, "statusBarOrientation": .interfaceOrientation,
      "statusBarFrame": .statusBarFrame, "userInterfaceIdiom": .idiom,
      // A library whose `Device` asks the same questions.
      "DeviceKit": .unknown,
    ]
    functions = [
      "UI_USER_INTERFACE_IDIOM": .idiom,
      "UIInterfaceOrientationIsLandscape": .orientationTest, "UIInterfaceOrientationIsPortrait": .orientationTest,
      "UIDeviceOrientationIsLandscape": .deviceOrientation, "UIDeviceOrientationIsPortrait": .deviceOrientation,
      // A window that is made to ask for its screen.
      "UIWindow": .window,
    ]
    anyMembers = [
      "userInterfaceIdiom": .idiom, "interfaceOrientation": .interfaceOrientation,
      "statusBarOrientation": .interfaceOrientation, "statusBarFrame": .statusBarFrame,
      "statusBarManager": .statusBarManager, "traitCollection": .traits, "window": .window, "windowScene": .scene,
      "effectiveGeometry": .sceneGeometry, "horizontalSizeClass": .sizeClass, "verticalSizeClass": .sizeClass,
      "keyWindow": .window, "rootViewController": .unknown,
      // Only the application has them, whatever name holds it: `app.connectedScenes`.
      "connectedScenes": .scenes,
      // Notifications under their old names, as members of `NSNotification.Name`.
      "UIDeviceOrientationDidChange": .deviceOrientationEvent,
      "UIApplicationDidChangeStatusBarOrientation": .orientationEvent,
      "UIApplicationWillChangeStatusBarOrientation": .orientationEvent,
      "UIScreenDidConnect": .screenNotification, "UIScreenDidDisconnect": .screenNotification,
    ]
    var members: [Value: [String: Step]] = [:]
    func add(_ from: [Value], _ list: [String], _ to: Value, replaces: Bool = false) {
      for value in from {
        for name in list { members[value, default: [:]][name] = Step(value: to, replaces: replaces) }
      }
    }
    let rects = ["bounds", "nativeBounds", "applicationFrame", "coordinateSpace", "fixedCoordinateSpace"]
    // Also as Swift 2 spells them.
    add([.screenType], ["main", "mainScreen"], .mainScreen)
    add([.screenType], ["screens"], .screenList)
    add([.screenType], ["didConnectNotification", "didDisconnectNotification"], .screenNotification)
    add([.mainScreen], rects, .mainScreenRect, replaces: true)
    add([.mainScreen], ["scale", "nativeScale"], .mainScreenScale, replaces: true)
    add([.mainScreen], ["traitCollection"], .mainScreenTraits, replaces: true)
    add([.mainScreen], Vocabulary.hardware, .mainScreenHardware, replaces: true)
    add([.sceneScreen], rects, .sceneScreenRect)
    add([.window, .globalWindow, .scene, .arbitraryScene], ["screen"], .sceneScreen)

    add([.applicationType], ["shared", "sharedApplication"], .application)
    add(
      [.applicationType],
      ["didChangeStatusBarOrientationNotification", "willChangeStatusBarOrientationNotification"], .orientationEvent)
    add([.applicationType], ["didChangeStatusBarFrameNotification", "willChangeStatusBarFrameNotification"], .statusBarEvent)
    add([.application], ["keyWindow", "windows"], .globalWindow)
    add([.application], ["delegate"], .appDelegate)
    add([.appDelegate], ["window", "mainWindow"], .globalWindow)
    add([.application], ["connectedScenes"], .scenes)
    add([.application], ["isStatusBarHidden"], .statusBarState)
    add([.globalWindow], Vocabulary.selectors, .globalWindow, replaces: true)
    add([.scenes], ["lazy", "sorted", "map", "compactMap", "flatMap", "filter", "reversed", "dropFirst"], .scenes)
    add([.scenes], Vocabulary.picks, .arbitraryScene)
    add([.arbitraryScene], Vocabulary.selectors + ["windows", "keyWindow"], .arbitraryScene, replaces: true)
    add([.arbitraryScene], ["delegate"], .unknown)
    add([.scene], ["keyWindow"], .window)

    add([.deviceType], ["current", "currentDevice"], .device)
    add([.deviceType], ["orientationDidChangeNotification"], .deviceOrientationEvent)
    add([.device], ["orientation"], .deviceOrientation)
    add(
      [.device],
      [
        "beginGeneratingDeviceOrientationNotifications", "endGeneratingDeviceOrientationNotifications",
        "isGeneratingDeviceOrientationNotifications",
      ], .deviceOrientationEvent)
    add([.device], ["model", "localizedModel"], .deviceModel)
    // `Device.current.diagonal <= 4.7`, of DeviceKit.
    add([.device], ["diagonal", "screenRatio"], .deviceModel)
    // What many projects and libraries add to the device, wherever that is declared.
    add([.deviceType, .device], Vocabulary.idiomTests, .idiom)
    add([.deviceType], ["isLandscape", "isPortrait"], .deviceOrientation)
    let tests = ["isLandscape", "isPortrait", "isFlat", "isValidInterfaceOrientation", "rawValue"]
    add([.deviceOrientation, .someDeviceOrientation], tests, .deviceOrientation, replaces: true)
    add([.interfaceOrientation], tests, .interfaceOrientation, replaces: true)
    add([.someInterfaceOrientation], ["isLandscape", "isPortrait"], .orientationTest)
    add([.statusBarManager], ["statusBarFrame"], .statusBarFrame)
    add([.statusBarManager], ["isStatusBarHidden"], .unknown)
    add([.traitsType], ["current"], .currentTraits)
    self.members = members

    var words: Set<String> = []
    words.formUnion(names.keys)
    words.formUnion(functions.keys)
    words.formUnion(anyMembers.keys)
    for list in members.values { words.formUnion(list.keys) }
    // Too common to be worth a look by themselves: they matter behind one of the others.
    words.subtract(Vocabulary.selectors + Vocabulary.picks + ["lazy", "sorted", "map", "compactMap", "flatMap", "filter"])
    words.subtract(["current", "shared", "delegate", "reversed", "dropFirst", "model", "rawValue", "rootViewController"])
    words.formUnion(["main"])
    self.words = WordSet(words)
  }

  /// The words at which every read begins or asks its question: the others are members of what these stand for.
  var firstWords: [String] {
    let all = Set(names.keys).union(functions.keys).union(anyMembers.keys)
    // What hangs on these is named by a word of its own.
    return all.subtracting(["window", "traitCollection", "rootViewController"]).union(["AppDelegate"]).sorted()
  }

  func name(_ name: String) -> Value? { names[name] }
  func function(_ name: String) -> Value? { functions[name] }

  func member(_ name: String, of value: Value) -> Step? {
    if let step = members[value]?[name] { return step }
    return anyMembers[name].map { Step(value: $0, replaces: false) }
  }

  /// What asks about the panel, not about the space.
  private static let hardware = [
    "brightness", "isCaptured", "captured", "maximumFramesPerSecond", "mirrored", "availableModes", "currentMode",
    "preferredMode", "wantsSoftwareDimming", "overscanCompensation", "overscanCompensationInsets", "calibratedLatency",
    "potentialEDRHeadroom", "currentEDRHeadroom", "referenceDisplayModeStatus", "supportsFocus", "displayLink",
  ]
  private static let idiomTests = [
    "isPad", "isIPad", "isIpad", "isiPad", "isPhone", "isIPhone", "isIphone", "isiPhone",
  ]
  /// Members that pick one of several and stay with the subject.
  private static let selectors = [
    "first", "last", "filter", "compactMap", "flatMap", "map", "lazy", "randomElement", "reversed", "sorted", "min", "max",
  ]
  private static let picks = ["first", "last", "randomElement", "min", "max", "next", "popFirst"]
}

extension Vocabulary {
  /// The member is one that the value itself has, not one that anything may have.
  func isOwn(_ name: String, of value: Value) -> Bool {
    guard let step = member(name, of: value) else { return false }
    return member(name, of: .unknown)?.value != step.value || value == .device && name == "userInterfaceIdiom"
      || value == .scene && name == "interfaceOrientation" || value == .application && name == "connectedScenes"
  }
}
