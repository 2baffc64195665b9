import UIKit

/// Its own look-up, under the name of the system's.
extension UIApplication {
  static var keyWindow: UIWindow? {
    shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).last { $0.isKeyWindow }  // want arbitrary-scene note
  }
  static var keyScene: UIWindowScene? { self.keyWindow?.windowScene }  // want arbitrary-scene note
}

/// What a window looks like is no measurement.
func style() -> UIUserInterfaceStyle {
  (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow?.traitCollection.userInterfaceStyle ?? .light  // want arbitrary-scene note
}

/// A local that is called like the member that it asks.
final class Dock {
  private var anyWindow: UIWindow? { (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first }  // want arbitrary-scene
  func size() -> CGSize {
    guard let anyWindow = self.anyWindow else { return .zero }  // want arbitrary-scene warning
    return anyWindow.bounds.size
  }
}
