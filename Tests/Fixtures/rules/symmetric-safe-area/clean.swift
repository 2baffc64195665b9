import UIKit

final class Board: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    /// Each edge for itself.
    let width = bounds.width - insets.left - insets.right
    let edges = UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    /// Both edges once.
    let sum = insets.left + insets.right
    /// The larger of an inset and a margin.
    let left = max(insets.left, 16)
    /// Two insets of one edge.
    let top = max(insets.top, superview?.safeAreaInsets.top ?? 0)
    /// Swapped for the direction in which people read.
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let flipped = NSDirectionalEdgeInsets(
      top: 0, leading: isRightToLeft ? insets.right : insets.left, bottom: 0, trailing: isRightToLeft ? insets.left : insets.right)
    /// Each edge once, mirrored.
    let mirrored = UIEdgeInsets(top: 0, left: insets.right, bottom: 0, right: insets.left)
    print(width, edges, sum, left, top, flipped, mirrored)
  }

  /// Margins of the project's own are as even as they are made.
  func padded(_ padding: UIEdgeInsets) -> CGFloat { bounds.width - padding.left * 2 }
  var margins: CGFloat { layoutMargins.left * 2 }
}
