/// A name of the project's own that hands on what it reads: `isPad`, `ScreenHeight.current`, `topWindow()`.
///
/// Who asks it asks the same question as the read inside, so every use is a finding of the same rule.
public struct Wrapper: Sendable, Hashable {
  public var name: String
  /// The type or extended type that it is a member of; nil for a global.
  public var owner: String?
  /// Of a tuple that hands on several values, the one that is meant.
  var element: TupleElement?
  /// Only its own file can use it.
  public var isPrivate: Bool
  /// A member of the type, not of its values.
  var isStatic: Bool
  /// Made once and kept: it never changes with the window.
  public var isStored: Bool
  public var question: Question
  /// It decides something of a size by itself, whoever asks: `height < 700`, a pair of lengths.
  var decides = false
  /// It hands on what was measured of a window that was looked up.
  var isMeasurement = false
  /// A layout answers so whoever lays out by it.
  var isAskedByLayout = false
  /// Where it is declared, for the related location of its uses.
  public var path: String
  public var line: Int
  public var column: Int

  /// Nothing breaks while nobody asks it. A size that is kept from the start is wrong whoever uses it, and so is a look-up
  /// that finds nothing under scenes.
  var restsOnItsUses: Bool {
    switch question {
    case .globalWindow, .arbitraryScene, .screenList: false
    case .mainScreen, .mainScreenBounds, .sceneScreenBounds: !isStored && !decides
    default: !isAskedByLayout
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

  /// The same wrapper wherever it stands in its file: where a use is one, the place of the declaration makes no difference.
  var unplaced: Wrapper {
    var wrapper = self
    (wrapper.line, wrapper.column) = (0, 0)
    return wrapper
  }

  /// The same declaration, whatever it asks.
  var anyQuestion: Wrapper {
    var wrapper = unplaced
    (wrapper.question, wrapper.isStored, wrapper.decides, wrapper.isMeasurement) = (.idiom, false, false, false)
    wrapper.isAskedByLayout = false
    return wrapper
  }
}

/// An element of a tuple: `.interface` or `.1`.
struct TupleElement: Sendable, Hashable {
  var label: String?
  var number: Int
}
