import CoreGraphics

/// The place for thresholds.
enum AppLayoutPolicy {
  static func isRoomy(_ width: CGFloat) -> Bool { width >= 720 }
}
