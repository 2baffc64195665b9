/// Something that could not be judged, and why.
public struct Notice: Sendable, Hashable {
  public var path: String
  /// From 1; nil where the whole file is meant.
  public var line: Int?
  public var message: String
  /// The file could not be read or the run broke: the exit status says so. Otherwise the notice only informs.
  public var isFailure: Bool

  public init(path: String, line: Int? = nil, message: String, isFailure: Bool = false) {
    self.path = path
    self.line = line
    self.message = message
    self.isFailure = isFailure
  }
}
