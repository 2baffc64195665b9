import UIKit

/// The project's own, by the name that the system's has.
extension UIApplication {
  var keyWindow: UIWindow? { connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first }  // want arbitrary-scene
  func tap() { UIApplication.shared.keyWindow?.endEditing(true) }  // want arbitrary-scene note
}

final class Pane: UIView {
  func cover() { UIApplication.shared.keyWindow?.addSubview(self) }  // want arbitrary-scene note
  func place() { frame.origin.y = UIApplication.shared.keyWindow?.safeAreaInsets.top ?? 0 }  // want arbitrary-scene warning
}
