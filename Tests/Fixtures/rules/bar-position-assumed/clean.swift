import UIKit

final class Clean: UITabBarController {
  let progressBar = UIView()
  let toolbarHeight = 44.0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The safe area knows where bars are.
    progressBar.frame.origin.y = view.safeAreaInsets.top + 8
    // Not a bar of the system.
    progressBar.frame.size.width = progressBar.frame.width - 16
    // Set, not read.
    tabBar.frame = view.bounds
    // Converted, whatever side it is on.
    let bar = view.convert(tabBar.frame, from: tabBar.superview)
    cover(bar)
    // What lies in the bar is laid out in its bounds.
    let badge = UIView(frame: CGRect(x: tabBar.bounds.width / 2, y: 0, width: 8, height: 8))
    tabBar.addSubview(badge)
  }

  func cover(_ rect: CGRect) {}

  /// Compared with itself to notice a change.
  func hasMoved(_ old: CGRect) -> Bool { tabBar.frame != old }
}
