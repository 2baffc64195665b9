import UIKit

final class Board: UIView {
  private var old = UIEdgeInsets.zero

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    /// A comparison with what it was.
    guard safeAreaInsets.top != old.top else { return }
    old = safeAreaInsets
  }

  /// The inset itself.
  func place() { subviews.first?.frame.origin.y = safeAreaInsets.top + 20 }

  /// The larger of an inset and a margin.
  var bottom: CGFloat { max(safeAreaInsets.bottom, 16) }

  /// Insets of the project's own.
  func isWide(_ contentInset: UIEdgeInsets) -> Bool { contentInset.left > 20 }

  /// The margins are no safe area.
  var isRoomy: Bool { layoutMargins.top > 20 }

  /// Both edges against each other.
  var isLopsided: Bool { safeAreaInsets.left != safeAreaInsets.right }

  /// The space that is left.
  var rest: CGFloat { bounds.height - safeAreaInsets.top - safeAreaInsets.bottom }
}

/// How much an inset changed.
func adjust(_ view: UIView, from old: UIEdgeInsets) {
  let delta = view.safeAreaInsets.top - old.top
  guard delta != 0 else { return }
  scroll(by: delta)
}
