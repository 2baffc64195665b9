import UIKit

final class Toast: UIView {
  func show() { UIApplication.shared.keyWindow?.addSubview(self) }  // want global-window warning
  func first() { center = UIApplication.shared.windows.first!.center }  // want global-window warning
  func filtered() -> UIWindow? { UIApplication.shared.windows.filter { $0.isKeyWindow }.first }  // want global-window warning
  func delegate() -> CGRect? { UIApplication.shared.delegate?.window??.bounds }  // want global-window warning
  func cast() -> UIWindow? { (UIApplication.shared.delegate as? AppDelegate)?.window }  // want global-window warning
  func local() {
    let application = UIApplication.shared
    frame = application.keyWindow!.bounds  // want global-window warning
  }
  /// What is thrown away is the answer, not what was done to a window.
  func resign() { _ = UIApplication.shared.windows.first?.endEditing(true) }  // want global-window warning
  func held() {
    guard let window = UIApplication.shared.keyWindow else { return }  // want global-window warning
    window.addSubview(self)
  }
  func passed(_ application: UIApplication) { application.windows.first?.addSubview(self) }  // want global-window warning
}

extension UIApplication {
  static var top: UIWindow? { shared.windows.last }  // want global-window warning
}

/// Every window gets its turn.
func reload(_ application: UIApplication) {
  for window in application.windows { window.reload() }  // want global-window note
  UIApplication.shared.windows.forEach { $0.reload() }  // want global-window note
  for window in application.windows {  // want global-window note
    window.tintColor = .red
    window.rootViewController?.view.setNeedsLayout()
  }
  for window in application.windows { window.frame.size.width = 320 }  // want global-window note
  /// Not every one.
  for window in application.windows.prefix(1) { window.reload() }  // want global-window warning
  for window in application.windows.prefix(1) { window.tintColor = .red }  // want global-window warning
}

/// What a branch prints, and what the branches lay out.
func fold(_ height: NSLayoutConstraint) {
  if let isWide = UIApplication.shared.windows.first?.windowScene?.interfaceOrientation.isLandscape {  // want global-window warning
    print("wide \(isWide)")
    height.constant = 56
  } else {
    height.constant = 100
  }
}
