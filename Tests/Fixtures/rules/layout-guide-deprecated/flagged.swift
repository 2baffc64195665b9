import UIKit

final class Form: UIViewController {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true  // want layout-guide-deprecated note
    //                                  ^
    field.bottomAnchor.constraint(equalTo: self.bottomLayoutGuide.topAnchor).isActive = true  // want layout-guide-deprecated
    let views: [String: Any] = ["field": field, "top": topLayoutGuide]  // want layout-guide-deprecated
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:[top][field]", metrics: nil, views: views))
  }

  func inset() -> CGFloat { parent?.topLayoutGuide.length ?? 0 }  // want layout-guide-deprecated
  //                        ^
  func text() -> String { "\(bottomLayoutGuide.length) points" }  // want layout-guide-deprecated
  let path = \UIViewController.topLayoutGuide  // want layout-guide-deprecated

  func fallback() -> NSLayoutYAxisAnchor {
    if #available(iOS 11, *) { return view.safeAreaLayoutGuide.topAnchor }
    return topLayoutGuide.bottomAnchor  // want layout-guide-deprecated note
  }
}
