/// What one source file says that other files and the project's settings are judged by.
///
/// Only code that an iOS build may compile counts. A file that says nothing of the kind has no types and no names here,
/// so the facts of a large project stay small.
public struct SourceFacts: Sendable, Equatable {
  public var path: String
  /// The file belongs to tests.
  public var isTest = false
  /// Classes, apps, and extensions with something of interest in them, in the order of the file.
  public var types: [TypeFact] = []
  /// Something calls `UIApplicationMain`.
  public var callsApplicationMain = false
  /// Something makes a window, or gives one its scene.
  public var makesWindow = false
  /// Something gives a scene configuration a storyboard.
  public var setsSceneStoryboard = false

  /// Methods of Objective-C that hand on a screen, a device, an orientation or a window.
  var helpers: [ObjectiveCHelper] = []

  /// It has types that are not among those above.
  public var holdsMoreTypes = false

  /// What it says of windows and their content.
  public var layout = LayoutFacts()

  public init(path: String) { self.path = path }

  /// Nothing was found.
  public var isEmpty: Bool {
    types.isEmpty && !holdsMoreTypes && !callsApplicationMain && !makesWindow && !setsSceneStoryboard && layout.isEmpty
  }

  /// Nothing was found but classes that matter only where somebody names them, or what they inherit from.
  var isPlain: Bool {
    types.allSatisfy(\.isPlain) && !callsApplicationMain && !makesWindow && !setsSceneStoryboard && layout.isEmpty
  }
}

/// One declaration of a type, or one extension of it.
public struct TypeFact: Sendable, Equatable {
  public enum Kind: Sendable, Equatable {
    case `class`
    /// A struct, enum or actor.
    case value
    case `extension`
  }

  public var kind: Kind
  /// The last component: `AppDelegate`.
  public var name: String
  /// The last component of each name behind the colon.
  public var inherited: [String]
  /// The file imports SwiftUI.
  public var importsSwiftUI: Bool
  /// `@main`, `@UIApplicationMain`.
  public var isMain = false
  /// `@objc(Name)`.
  public var objcName: String?
  public var origin: Origin
  /// Methods that UIKit may call on an application delegate.
  public var callbacks: [MemberFact] = []
  /// Stored properties that hold a window.
  public var windows: [MemberFact] = []

  /// A class like any other: it is no delegate by itself, and no app.
  fileprivate var isPlain: Bool {
    kind == .class && !isMain && objcName == nil && callbacks.isEmpty && windows.isEmpty
      && !inherited.contains { $0 == "App" || $0.hasSuffix("Delegate") }
  }
}

/// A member of a type, at its name.
public struct MemberFact: Sendable, Equatable {
  /// A function with its labels: `application(_:open:options:)`.
  public var name: String
  public var origin: Origin
  /// `weak`: somebody else holds what it refers to.
  public var isWeak = false
  /// The type itself shows the window or fills it.
  public var isUsed = false
  /// The body of the method holds no code.
  public var isEmpty = false
}
