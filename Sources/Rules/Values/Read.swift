/// One place where code asks for something that a resizable app must not rest on.
public struct Read: Sendable {
  public var question: Question
  /// From the first token of the chain to behind the member that decides.
  public var range: Range<Int>
  /// The whole chain that the read stands in.
  public var chain: Range<Int>
  /// What the chain up to the deciding member stands for.
  public var value = Value.unknown
  /// The name of the local or member that handed the value on; nil where the chain names its source.
  public var source: Int?
  /// The value stands behind `??`: it is used where the right one is missing.
  public var isFallback: Bool
  /// A local name that holds the value is asked the closer question, which is reported there.
  public var isAskedLater = false
  /// The chain names a wrapper of the project's own, not the API.
  public var isWrapperUse = false
  /// The wrapper hands on what was measured of a window that was looked up.
  var isMeasurement = false
  /// The wrapper asks the size class as well.
  var asksSizeClass = false
}
