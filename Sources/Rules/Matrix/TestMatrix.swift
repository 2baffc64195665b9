/// What to try by hand: for each screen that something was found in, the shapes of the space that it must be tried in.
public struct TestMatrix: Sendable, Equatable {
  /// One screen in one shape.
  public struct Row: Sendable, Equatable {
    /// The same in every run, as long as screen and shape keep their names.
    public var id: String
    public var shape: MatrixShape
    /// The rules whose findings ask for the shape, with how many there are; empty for a shape that every screen must be tried in.
    public var reasons: [Reason]
    /// It was ticked in an earlier matrix.
    public var isDone = false
  }

  public struct Reason: Sendable, Equatable {
    public var rule: RuleID
    /// What the rule says, in words that need no code.
    public var title: String
    public var count: Int
    /// Where the first one stands.
    public var path: String
    public var line: Int
    /// The widths or heights in points at which a layout changes, in order: to be tried on both sides.
    public var sizes: [Int] = []
  }

  public struct Screen: Sendable, Equatable {
    public var name: String
    public var kind: ScreenKind
    /// The file that declares it.
    public var path: String
    public var line: Int
    public var rows: [Row]
  }

  /// What each shape is asked.
  public static let questions = ["Is every function there?", "Is nothing cut off?", "Can every control be touched?"]

  /// Why a screen is tried in a shape that no finding asks for.
  static let everyScreen = "Every screen is tried in it."

  /// What to open for findings that no screen shows.
  static let aboutTheApp =
    "Found in the project itself, or in code that no screen is seen to use: try the screen that people meet first, and the one that shows most."

  public var screens: [Screen]

  /// How many rows are done, of how many.
  public var progress: (done: Int, all: Int) {
    let rows = screens.flatMap(\.rows)
    return (rows.count(where: \.isDone), rows.count)
  }
}

/// What a screen is made with.
public enum ScreenKind: String, Sendable {
  case view
  case viewController = "view-controller"
  /// What was found in the project itself, or in code that no screen is seen to use.
  case app
}
