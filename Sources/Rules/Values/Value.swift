/// What an expression stands for, as far as names tell: the screen, a window, an orientation.
///
/// There are no types to ask. A value follows a chain from member to member through `Vocabulary`, and a local name through
/// its annotation or initial value.
public enum Value: UInt8, Sendable, Hashable {
  case unknown

  // Types.
  case screenType, deviceType, applicationType, traitsType

  // The screen.
  case mainScreen
  /// A screen that was passed in or found: nobody knows which.
  case someScreen
  /// The screen of a window or scene at hand.
  case sceneScreen
  case screenList
  case mainScreenRect, sceneScreenRect
  case mainScreenScale
  case mainScreenTraits
  case mainScreenHardware
  case screenNotification

  // The application, its windows and scenes.
  case application, appDelegate
  case globalWindow
  case window
  case scenes
  case arbitraryScene
  case scene, sceneGeometry, statusBarManager
  case statusBarFrame, statusBarState
  case statusBarEvent

  // The device.
  case device
  case idiom
  /// An idiom that was passed in or kept: comparing it asks the question.
  case someIdiom
  case deviceModel
  case deviceOrientation
  case someDeviceOrientation
  case deviceOrientationEvent
  case interfaceOrientation
  case someInterfaceOrientation
  case orientationTest
  case orientationEvent

  // Traits.
  case traits, currentTraits, sizeClass
}

/// What a read of a value asks; one question is one rule.
public enum Question: UInt8, Sendable, Hashable, CaseIterable {
  case mainScreenBounds, mainScreenScale, mainScreenTraits, mainScreenHardware, mainScreen
  case screenList, sceneScreenBounds, currentTraits
  case globalWindow, arbitraryScene, statusBarGeometry
  case idiom, deviceModel, deviceOrientation, interfaceOrientation

  public var rule: RuleID {
    switch self {
    case .mainScreenBounds: "main-screen-bounds"
    case .mainScreenScale: "main-screen-scale"
    case .mainScreenTraits: "main-screen-traits"
    case .mainScreenHardware: "main-screen-hardware"
    case .mainScreen: "main-screen"
    case .screenList: "screen-list"
    case .sceneScreenBounds: "scene-screen-bounds"
    case .currentTraits: "current-trait-collection"
    case .globalWindow: "global-window"
    case .arbitraryScene: "arbitrary-scene"
    case .statusBarGeometry: "status-bar-geometry"
    case .idiom: "idiom-branch"
    case .deviceModel: "device-model-branch"
    case .deviceOrientation: "device-orientation"
    case .interfaceOrientation: "interface-orientation"
    }
  }
}

extension Value {
  /// A notification, which asks what its handler asks.
  var isEvent: Bool { self == .deviceOrientationEvent || self == .orientationEvent || self == .statusBarEvent }

  /// The question that comparing the value asks, where holding it asks none.
  var comparedQuestion: Question? {
    switch self {
    case .someIdiom: .idiom
    case .someInterfaceOrientation: .interfaceOrientation
    case .someDeviceOrientation: .deviceOrientation
    default: nil
    }
  }

  /// The question that reaching the value asks; nil for a value that is fine to hold.
  public var question: Question? {
    switch self {
    case .mainScreen: .mainScreen
    case .screenList, .screenNotification: .screenList
    case .mainScreenRect: .mainScreenBounds
    case .sceneScreenRect: .sceneScreenBounds
    case .mainScreenScale: .mainScreenScale
    case .mainScreenTraits: .mainScreenTraits
    case .mainScreenHardware: .mainScreenHardware
    case .globalWindow: .globalWindow
    case .arbitraryScene: .arbitraryScene
    case .statusBarFrame, .statusBarState, .statusBarEvent: .statusBarGeometry
    case .currentTraits: .currentTraits
    case .idiom: .idiom
    case .deviceModel: .deviceModel
    case .deviceOrientation, .deviceOrientationEvent: .deviceOrientation
    case .interfaceOrientation, .orientationTest, .orientationEvent: .interfaceOrientation
    default: nil
    }
  }
}

extension Value {
  /// Members of a measured value are still that value: the width of the screen's bounds.
  var isMeasure: Bool {
    switch self {
    case .mainScreenRect, .sceneScreenRect, .mainScreenScale, .statusBarFrame, .mainScreenHardware: true
    default: false
    }
  }

  /// The value that a type of UIKit's stands for; the instance.
  init?(typeName: String) {
    switch typeName {
    case "UIScreen": self = .someScreen
    case "UIDevice": self = .device
    case "UIApplication": self = .application
    case "UIWindow": self = .window
    case "UIWindowScene", "UIScene": self = .scene
    case "UITraitCollection": self = .traits
    case "UIUserInterfaceIdiom": self = .someIdiom
    case "UIInterfaceOrientation": self = .someInterfaceOrientation
    case "UIDeviceOrientation": self = .someDeviceOrientation
    default: return nil
    }
  }

  /// The metatype behind an instance.
  var type: Value {
    switch self {
    case .someScreen: .screenType
    case .device: .deviceType
    case .application: .applicationType
    case .traits: .traitsType
    default: .unknown
    }
  }

  var instance: Value { self }
}
