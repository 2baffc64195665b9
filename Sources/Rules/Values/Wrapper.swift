/// A name of the project's own that hands on what it reads: `isPad`, `ScreenHeight.current`, `topWindow()`.
///
/// Who asks it asks the same question as the read inside, so every use is a finding of the same rule.
public struct Wrapper: Sendable, Hashable {
  public var name: String
  /// The type or extended type that it is a member of; nil for a global.
  public var owner: String?
  /// The type that the owner is nested in.
  var outer: String?
  /// Of a tuple that hands on several values, the one that is meant.
  var element: TupleElement?
  var traits: Traits
  public var question: Question
  /// Where it is declared, for the related location of its uses.
  public var path: String
  public var line: Int
  public var column: Int

  /// What is known of the declaration.
  struct Traits: OptionSet, Sendable, Hashable {
    let rawValue: UInt16

    /// Only its own file can use it.
    static let isPrivate = Traits(rawValue: 1)
    /// A member of the type, not of its values.
    static let isStatic = Traits(rawValue: 2)
    /// Made once and kept: it never changes with the window.
    static let isStored = Traits(rawValue: 4)
    /// It hands on a yes or no, or a case, that it makes of the value: `height < 700`.
    static let decides = Traits(rawValue: 8)
    /// It hands on what was measured of a window that was looked up.
    static let isMeasurement = Traits(rawValue: 16)
    /// A layout, which UIKit or a library may ask: it answers so whoever lays out by it.
    static let isAskedByLayout = Traits(rawValue: 32)
    /// The size class has its say too, so a narrow window gets its answer.
    static let asksSizeClass = Traits(rawValue: 64)
    /// It holds an orientation that comes from anywhere: asking that is the question, holding it is not.
    static let isHeld = Traits(rawValue: 128)
    /// Nobody declares it in the tree: its name alone says what it is.
    static let isPresumed = Traits(rawValue: 256)
  }

  /// Nothing breaks while nobody asks it. A size that is kept from the start is wrong whoever uses it, and so is a look-up
  /// that finds nothing under scenes.
  var restsOnItsUses: Bool {
    switch question {
    case .globalWindow, .arbitraryScene, .screenList: false
    case .statusBarGeometry: !traits.contains(.isStored)
    case .mainScreen, .mainScreenBounds, .sceneScreenBounds: traits.isDisjoint(with: [.isStored, .decides])
    default: !traits.contains(.isAskedByLayout)
    }
  }

  /// `UIDevice.isPad`, as a person would say it.
  public var spelling: String {
    let whole = owner.map { "\($0).\(name)" } ?? name
    return element.map { "\(whole).\($0.label ?? String($0.number))" } ?? whole
  }

  /// The declaration, as a use refers to it.
  var declaration: Finding.Related {
    Finding.Related(path: path, line: line, column: column, message: "`\(spelling)` is declared here")
  }

  /// What libraries outside of the tree call the size of the screen: `AppConstant.screenWidth`.
  static let presumed: [Wrapper] = ["screenWidth", "screenHeight", "screenSize", "screenBounds"].map { name in
    Wrapper(
      name: name, owner: WrapperUses.anyType, traits: [.isStatic, .isPresumed], question: .mainScreenBounds, path: "", line: 0,
      column: 0)
  }

  /// The same wrapper wherever it stands in its file: where a use is one, the place of the declaration makes no difference.
  var unplaced: Wrapper {
    var wrapper = self
    (wrapper.line, wrapper.column) = (0, 0)
    return wrapper
  }

  /// The same declaration, whatever it asks.
  var anyQuestion: Wrapper {
    var wrapper = unplaced
    wrapper.question = .idiom
    wrapper.traits.formIntersection([.isPrivate, .isStatic])
    return wrapper
  }
}

/// An element of a tuple: `.interface` or `.1`.
struct TupleElement: Sendable, Hashable {
  var label: String?
  var number: Int
}
