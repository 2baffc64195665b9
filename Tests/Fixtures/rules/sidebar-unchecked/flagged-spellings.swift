import UIKit

/// A controller that inherits from another one of the app.
class BaseTabBarController: UITabBarController {}

final class MainTabBarController: BaseTabBarController {
  func expand() {
    if traitCollection.horizontalSizeClass == .regular {
      self.sidebar.isHidden = false  // want sidebar-unchecked
    }
  }
}

extension MainTabBarController {
  func place() {
    sidebar
      .preferredPlacement = .sidebar  // want-1 sidebar-unchecked
  }
}

final class Coordinator {
  weak var tabBarController: UITabBarController?

  func open() {
    guard let tabBarController else { return }
    tabBarController.sidebar.isHidden = false  // want sidebar-unchecked
    DispatchQueue.main.async { [weak self] in
      self?.tabBarController?.sidebar.isHidden.toggle()  // want sidebar-unchecked
    }
  }
}
