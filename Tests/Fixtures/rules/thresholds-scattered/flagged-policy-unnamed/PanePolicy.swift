import CoreGraphics

enum PanePolicy {
  static func isRoomy(_ width: CGFloat) -> Bool { width >= 720 }  // want thresholds-scattered note
}
