import CoreGraphics

/// The one place for numbers.
enum LayoutPolicy {
  static func isRoomy(_ width: CGFloat) -> Bool { width >= 720 }
  static func fitsQueue(_ width: CGFloat) -> Bool { width >= 900 }
}
