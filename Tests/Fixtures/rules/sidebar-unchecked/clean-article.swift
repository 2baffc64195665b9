import UIKit

final class Tabs: UITabBarController {
  /// A way for each: the sidebar where there is one, else a tab.
  func showLibrary() {
    if sidebar.isAvailable {
      sidebar.isHidden = false
    } else {
      selectedIndex = 1
    }
  }

  /// Restored only where it can be.
  func restore(_ wasHidden: Bool) {
    guard #available(iOS 27, *), sidebar.isAvailable else { return }
    sidebar.isHidden = wasHidden
  }

  /// Read, not asked for.
  var showsLibrary: Bool { !sidebar.isHidden }
}
