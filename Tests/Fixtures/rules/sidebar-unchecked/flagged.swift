import UIKit

final class Tabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    sidebar.isHidden = false  // want sidebar-unchecked
  //^
    sidebar.preferredPlacement = .sidebar  // want sidebar-unchecked
    self.sidebar.preferredLayout = .tile  // want sidebar-unchecked
  }

  @objc func toggle() {
    sidebar.isHidden.toggle()  // want sidebar-unchecked
  }
}

final class Child: UIViewController {
  func show() {
    tabBarController?.sidebar.isHidden = false  // want sidebar-unchecked
    UIView.animate(withDuration: 0.2) {
      self.tabBarController?.sidebar.isHidden = self.isEditing ? true : false  // want sidebar-unchecked
    }
  }
}
