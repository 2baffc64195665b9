import UIKit

/// Each cell has a layout of its own.
final class WideCell: UICollectionViewCell {
  enum Layout {
    static let size = CGSize(width: UIScreen.main.bounds.width, height: 80)  // want main-screen-bounds warning
  }
  var width: CGFloat { Layout.size.width }  // want main-screen-bounds
}

final class SmallCell: UICollectionViewCell {
  enum Layout { static let size = CGSize(width: 120, height: 32) }
  override func layoutSubviews() { frame.size = Layout.size }
}
