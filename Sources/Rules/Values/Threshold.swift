/// One place where code compares a size, or an inset of the safe area, with numbers that stand in the code.
public struct Threshold: Sendable {
  public enum Form: Sendable {
    /// `<`, `<=`, `>`, `>=`.
    case order
    /// `==`, `!=`, a list of sizes, a `switch` over single sizes.
    case equality
    /// `~=`, `contains` of a range, a `switch` over ranges.
    case range
    /// `/`: no comparison, but a factor made of a size and a number.
    case factor
  }

  /// The whole comparison; of a `switch` its header.
  public var range: Range<Int>
  public var form: Form
  public var size: Size
  /// The tokens of the size.
  public var subject: Range<Int>
  /// The numbers that it is compared with, in the order of the code; where it is a size,
  /// 0, 1 and what is below are left out.
  public var numbers: [Number]
  /// Both numbers belong to one size: `CGSize(width: 320, height: 568)`.
  public var isPair = false
}
