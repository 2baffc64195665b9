import UIKit

enum Metrics {
  static let navigationBarHeight: CGFloat = 44  // want bar-height-literal note
  //         ^
  static let statusBarHeight = 20.0  // want bar-height-literal
  static var tabBarHeight: CGFloat { 49 }  // want bar-height-literal
  static func top(hasNotch: Bool) -> CGFloat { hasNotch ? 88 : 64 }  // want bar-height-literal
  //                                           ^
  static func bottom() -> CGFloat { isIPhoneX ? 34 : 0 }  // want bar-height-literal
  static let isIPhoneX = true
}

final class List: UITableViewController {
  private let homeIndicator: CGFloat = 34  // want bar-height-literal
  private let bar = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.contentInset.top = 64  // want bar-height-literal
    tableView.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)  // want bar-height-literal
    bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 88).isActive = true  // want bar-height-literal
    bar.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -83).isActive = true  // want bar-height-literal
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame.size.height = view.bounds.height - 64  // want bar-height-literal
    place(topInset: 8, navBarHeight: 44)  // want bar-height-literal
  }

  func place(topInset: CGFloat, navBarHeight: CGFloat) {}
}
