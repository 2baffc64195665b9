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

/// A loop that passes on, and finds a window in whichever scene.
extension UIWindow {
  static var latest: UIWindow? {
    for scene in UIApplication.shared.connectedScenes {  // want arbitrary-scene warning
      guard let shown = scene as? UIWindowScene else { continue }
      for window in shown.windows {
        if window.isKeyWindow { return window }
      }
    }
    return nil
  }
}
extension UIScreen {
  static var latest: UIScreen? { UIWindow.latest?.screen }  // want arbitrary-scene warning
}
func sheetHeight() -> CGFloat { (UIScreen.latest?.bounds.height ?? 0) * 0.8 }  // want arbitrary-scene warning

/// By way of a weak reference, and where something is logged besides.
final class Leaver {
  private var anyWindow: UIWindow? { (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.windows.first }  // want arbitrary-scene
  func leave() { run { [weak self] in self?.anyWindow?.rootViewController?.dismiss(animated: true) } }  // want arbitrary-scene
}
struct Closer: View {
  var body: some View {
    Button {
      logger.info("closed")
    } label: {
      Text("Close")
    }
    .padding(.top, (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow?.safeAreaInsets.top ?? 0)  // want arbitrary-scene warning
  }
}
