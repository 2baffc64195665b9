import UIKit

final class Tabs: UITabBarController {
  /// Asked first.
  func show() {
    guard sidebar.isAvailable else { return }
    sidebar.isHidden = false
  }

  /// Going without one always works.
  func hide() { sidebar.isHidden = true }

  /// The system decides.
  func reset() { sidebar.preferredPlacement = .automatic }

  /// Its looks, whether it shows or not.
  func style() { sidebar.headerContentConfiguration = nil }
}

final class Drawer: UIViewController {
  let sidebar = UIView()
  /// A view of the app's own.
  func open() { sidebar.isHidden = false }
}

final class Model {
  struct Sidebar { var isHidden = true }
  var sidebar = Sidebar()
  /// A member of a model.
  func open() { sidebar.isHidden = false }
}
