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

/// A bar of its own stands where the type puts it.
final class Editor: UIViewController {
  var toolbar: UIToolbar!
  override func viewDidLoad() {
    super.viewDidLoad()
    toolbar = UIToolbar()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    toolbar.frame.origin.y = view.bounds.height - toolbar.frame.height
  }
}

/// A part of the bar, laid out in its bounds.
func underline(_ navigationBar: UINavigationBar) -> CGRect {
  CGRect(x: 0, y: 2, width: navigationBar.bounds.width, height: navigationBar.bounds.height - 2)
}

/// Kept, and counted on by nobody.
func tallest(_ controller: UINavigationController?) -> CGFloat {
  if let height = controller?.navigationBar.frame.height { return height }
  return 0
}

/// What a popover asks for: the bar adds to it wherever it stands.
final class Menu: UIViewController {
  override var preferredContentSize: CGSize {
    get { CGSize(width: 300, height: 200 + navigationController!.navigationBar.frame.height) }
    set {}
  }
}

/// What lies in the bar, and how wide the bar is.
final class Search: UITableViewController {
  let field = UISearchBar()
  func open() {
    navigationController?.navigationBar.addSubview(field)
    field.frame = CGRect(x: 12, y: 0, width: 200, height: navigationController?.navigationBar.frame.size.height ?? 48)
  }

  func indicator(_ tabBar: UITabBar) -> CGFloat { tabBar.frame.width / 4 }
}

/// Bars that are none of the system's.
final class Page: UIViewController {
  let topToolbar = PageToolbar()
  var tabBar: PageTabs!
  func inset() -> CGFloat { topToolbar.bounds.height + tabBar.frame.height }
}
