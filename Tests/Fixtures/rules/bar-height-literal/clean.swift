import UIKit

final class Card: UIView {
  /// The least that a finger can touch.
  static let touchTarget: CGFloat = 44
  static let buttonHeight: CGFloat = 44

  /// The height of a row.
  let rowHeight: CGFloat = 44
  func rows(_ table: UITableView) { table.rowHeight = 64 }

  /// A margin.
  static let padding: CGFloat = 20
  func place(_ title: UIView) {
    title.topAnchor.constraint(equalTo: topAnchor, constant: 20).isActive = true
    title.heightAnchor.constraint(equalToConstant: 44).isActive = true
    title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 64).isActive = true
  }

  /// A progress bar is a bar of another kind.
  let progressBarHeight: CGFloat = 20

  /// A count, a code, a time.
  func isFull(_ items: [Int]) -> Bool { items.count > 64 }
  let timeout = 59
  let padded = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)

  /// A choice between two margins.
  func margin(_ isWide: Bool) -> CGFloat { isWide ? 64 : 20 }

  /// What is left beside a margin.
  var rest: CGFloat { bounds.height - 20 }
}
