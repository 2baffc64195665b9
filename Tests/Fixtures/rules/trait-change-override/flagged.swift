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

final class Bar: UINavigationController {
  /// Without new colours, it goes on.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {  // want trait-change-override note
    guard !traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }
    updateBar()
  }

  func updateBar() { title.alpha = traitCollection.horizontalSizeClass == .regular ? 1 : 0 }
}

final class Either: UIView {
  /// Colours or something else.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {  // want trait-change-override note
    if traitCollection.hasDifferentColorAppearance(comparedTo: previous) || isForced { redraw() }
  }

  func redraw() { line.isHidden = traitCollection.verticalSizeClass == .compact }
}

final class Summary: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fitCards()
  }

  /// Nothing else follows a resize here, by way of a method.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {  // want trait-change-override warning
    super.traitCollectionDidChange(previous)
    self.fitCards()
  }

  private func fitCards() {
    let room = self.view.bounds.width - 40
    cardWidth.constant = room / max(1, floor(room / 240))
  }
}

final class Notices: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fitCards()
  }

  /// The method is called when people scroll, too.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { fitCards() }  // want trait-change-override note
  func scrollViewDidScroll(_ view: UIScrollView) { fitCards() }
  private func fitCards() { cardWidth.constant = view.bounds.width / 2 }
}

final class Covers: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    rebuild()
  }

  /// The method does more than lay out.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { rebuild() }  // want trait-change-override note
  private func rebuild() {
    cover.frame = view.bounds
    model.load()
  }
}

final class Followed: UIViewController {
  override func viewDidLayoutSubviews() { fitCards() }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) { fitCards() }  // want trait-change-override note
  private func fitCards() { cardWidth.constant = view.bounds.width / 2 }
}
