import UIKit

final class Grid: UIViewController {
  private let stack = UIStackView()

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {  // want trait-change-override note
    //          ^
    super.traitCollectionDidChange(previous)
    stack.axis = traitCollection.horizontalSizeClass == .compact ? .vertical : .horizontal
  }
}

final class Columns: UIViewController {
  override public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {  // want trait-change-override note
    updateColumns()
  }

  func updateColumns() {}
}

final class Tiles: UICollectionViewController {
  /// Nothing else follows a resize here.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {  // want trait-change-override warning
    super.traitCollectionDidChange(previous)
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return }
    flow.itemSize = CGSize(width: collectionView.bounds.width / 3, height: 120)
  }
}

final class Chart: UIView {
  override func layoutSubviews() { super.layoutSubviews() }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {  // want trait-change-override note
    subviews.first?.frame = bounds
  }
}

final class Mixed: UIView {
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {  // want trait-change-override
    if previous?.userInterfaceStyle != traitCollection.userInterfaceStyle { backgroundColor = .red }
    if previous?.verticalSizeClass != traitCollection.verticalSizeClass { setNeedsLayout() }
  }
}

final class Lines: UIView {
  override func traitCollectionDidChange(
    _ previous: UITraitCollection?  // want-1 trait-change-override
  ) {
    setNeedsUpdateConstraints()
  }
}
