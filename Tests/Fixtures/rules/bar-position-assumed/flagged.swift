import UIKit

final class Reader: UIViewController {
  @IBOutlet var top: NSLayoutConstraint!
  let panel = UIView()

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let y = navigationController!.navigationBar.frame.maxY + 8  // want bar-position-assumed
    //      ^
    panel.frame.origin.y = y
    panel.frame.size.height = view.bounds.height - (tabBarController?.tabBar.frame.height ?? 49)  // want bar-position-assumed
    top.constant = navigationController?.toolbar.frame.size.height ?? 44  // want bar-position-assumed
    additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: bottomToolbar.frame.height, right: 0)  // want bar-position-assumed
  }

  @IBOutlet var bottomToolbar: UIToolbar!

  func offset() -> CGFloat {
    let height = navigationController?.navigationBar.frame.height ?? 0  // want bar-position-assumed
    return view.bounds.height - height
  }

  func raise() {
    tabBarController?.tabBar.frame.origin.y += 100  // want bar-position-assumed
  }
}

final class Gallery: UIViewController {
  func inset() -> CGFloat {
    guard let height = navigationController?.navigationBar.frame.height else { return 0 }  // want bar-position-assumed
    return height * 2
  }

  func middle() -> CGFloat {
    let top: CGFloat
    if let navigationController {
      top = navigationController.navigationBar.frame.maxY  // want bar-position-assumed
    } else {
      top = 0
    }
    return (view.bounds.height - top) / 2
  }
}
