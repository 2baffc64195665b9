import UIKit

/// A guide of the project's own under the old name: it belongs to the view, not to UIKit.
final class Card: UIView {
  let topLayoutGuide = UILayoutGuide()

  func place(_ title: UIView) {
    addLayoutGuide(topLayoutGuide)
    title.topAnchor.constraint(equalTo: self.topLayoutGuide.topAnchor).isActive = true
  }
}

final class Screen: UIViewController {
  /// The safe area is what the old guides became.
  func pin(_ title: UIView) { title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true }

  /// A local of that name.
  func local() -> UILayoutGuide {
    let bottomLayoutGuide = view.layoutMarginsGuide
    return bottomLayoutGuide
  }

  /// A label says nothing of the value.
  func hand(over guide: UILayoutGuide) { Card.use(topLayoutGuide: guide) }

  /// Text is no code.
  let keys = ["topLayoutGuide.length": "safeAreaInsets.top"]

  #if os(macOS)
    /// No iOS build compiles it.
    func mac() -> CGFloat { topLayoutGuide.length }
  #endif
}

extension Card {
  static func use(topLayoutGuide: UILayoutGuide) {}
}
