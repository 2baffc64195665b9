import UIKit

final class Colours: UIView {
  /// Appearance alone.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }
    layer.borderColor = UIColor.separator.cgColor
  }
}

final class Words: UIView {
  /// Text size alone, and what it moves.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
}

final class Empty: UIView {
  /// Nothing but the call of the class above.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { super.traitCollectionDidChange(previous) }
}

final class Theme: UIViewController {
  /// Colours by another name.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    applyTheme()
  }

  func applyTheme() {}
}

final class Forwarder: NSObject {
  /// A method of the project's own, no override.
  func traitCollectionDidChange(_ previous: UITraitCollection?) { child.setNeedsLayout() }
  let child = UIView()
}

final class Registered: UIViewController {
  /// The successor.
  override func viewDidLoad() {
    super.viewDidLoad()
    registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (me: Self, _) in me.view.setNeedsLayout() }
  }

  /// A resize that is told with its size.
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
  }
}

final class Bar: UINavigationController {
  /// Colours alone, though the bar that gets them is laid out on the way.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if #available(iOS 13, *) {
      if traitCollection.hasDifferentColorAppearance(comparedTo: previous) {
        if let progress = progress { updateBar(progress) }
        updateLayoutColours()
      }
    }
  }

  func updateBar(_ progress: CGFloat) {
    title.alpha = traitCollection.horizontalSizeClass == .regular ? 1 : progress
    shade.frame = view.bounds
  }
}

final class Rule: UIView {
  /// The rest of the method is about colours.
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    guard traitCollection.hasDifferentColorAppearance(comparedTo: previous) else { return }
    redraw()
  }

  func redraw() { line.isHidden = traitCollection.verticalSizeClass == .compact }
}
