import UIKit

final class Terminal: UIView {
  /// The insets of a guessed window, by way of bound names.
  var top: CGFloat {
    let scenes = UIApplication.shared.connectedScenes
    let scene = scenes.first as? UIWindowScene  // want arbitrary-scene warning
    guard let window = scene?.windows.first else { return 0 }
    return window.safeAreaInsets.bottom
  }
  /// A guessed window to show something in.
  func greet(_ controller: UIViewController) {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }  // want arbitrary-scene note
    scene.windows.first?.rootViewController?.present(controller, animated: true)
  }
}

extension UIApplication {
  /// A look-up by way of a local.
  var anyWindow: UIWindow? {
    let window = connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first  // want arbitrary-scene warning
    return window
  }
}

/// The holder is called after its type.
func bottom(of holder: Holder) -> CGFloat {
  holder.mainApplication.anyWindow?.safeAreaInsets.bottom ?? 0  // want arbitrary-scene warning
}

/// What is measured of a look-up in parentheses.
func top() -> CGFloat {
  (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow?.safeAreaInsets.top ?? 0  // want arbitrary-scene warning
}

extension UIApplication {
  var anyScene: UIScene? { connectedScenes.first }  // want arbitrary-scene warning
}

/// By another name, in parentheses.
func left() -> CGFloat {
  (UIApplication.shared.anyScene as? UIWindowScene)?.keyWindow?.safeAreaInsets.left ?? 0  // want arbitrary-scene warning
}

/// Whichever scene came first is asked for its shape, where a banner is placed by it.
func inset() -> CGFloat {
  if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene {  // want arbitrary-scene warning
    return scene.interfaceOrientation.isPortrait ? 24 : 8
  }
  return 0
}

/// The same for a camera, and for what is not about space.
func turn(_ connection: AVCaptureConnection) {
  if let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene {  // want arbitrary-scene note
    connection.videoRotationAngle = angle(of: scene.interfaceOrientation)
  }
}
func isWatched() -> Bool {
  guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return false }  // want arbitrary-scene note
  return scene.traitCollection.sceneCaptureState == .active
}

/// Where a popover points to in the view that shows it.
func share(_ sheet: UIActivityViewController) {
  guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene,  // want arbitrary-scene note
    let host = scene.keyWindow?.rootViewController
  else { return }
  sheet.popoverPresentationController?.sourceRect = CGRect(x: host.view.bounds.midX, y: host.view.bounds.midY, width: 0, height: 0)
  host.present(sheet, animated: true)
}
