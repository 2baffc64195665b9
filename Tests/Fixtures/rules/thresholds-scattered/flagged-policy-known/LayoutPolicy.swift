import CoreGraphics

enum LayoutPolicy {
  static func isRoomy(_ width: CGFloat) -> Bool { width >= 720 }
}
