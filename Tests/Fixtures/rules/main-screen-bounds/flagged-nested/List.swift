import UIKit

extension WideCell.Layout {
  static var inset: CGFloat { UIScreen.main.bounds.width }  // want main-screen-bounds warning
}

final class List: UIViewController {
  private enum Layout { static let size = CGSize(width: 10, height: 10) }
  func arrange(_ layout: UICollectionViewFlowLayout, isWide: Bool) {
    layout.itemSize = isWide ? WideCell.Layout.size : SmallCell.Layout.size  // want main-screen-bounds warning
    layout.headerReferenceSize.height = WideCell.Layout.size.height
    layout.headerReferenceSize.width = WideCell.Layout.size.width  // want main-screen-bounds warning
    layout.sectionInset.left = WideCell.Layout.inset  // want main-screen-bounds warning
    layout.footerReferenceSize = Layout.size
  }
}
