import ResizelintLexer

/// Where a value of the project model stands: the place that a finding about it points at.
public struct Origin: Sendable, Hashable {
  /// Relative to the root, `/`-separated.
  public var path: String
  /// 1-based line and UTF-16 column; 1:1 for a binary property list, which has no lines.
  public var start: LineTable.Position
  /// Exclusive.
  public var end: LineTable.Position
  /// The build setting that says it, with its conditions: `INFOPLIST_KEY_UILaunchScreen_Generation[sdk=iphoneos*]`. Nil
  /// for a value of a property list or a manifest.
  public var setting: String?

  public init(path: String, start: LineTable.Position, end: LineTable.Position, setting: String? = nil) {
    self.path = path
    self.start = start
    self.end = end
    self.setting = setting
  }

  /// The first place of a file.
  public static func start(of path: String) -> Origin {
    let first = LineTable.Position(line: 1, column: 1)
    return Origin(path: path, start: first, end: first)
  }
}
