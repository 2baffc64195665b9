import UIKit

/// The window of the app delegate, which is reached by a name of its own.
final class Sheet: UIView {
  func place() {
    frame.size.height = AppDelegate.current.mainWindow.bounds.height  // want global-window warning
    frame.size.width = AppDelegate.shared().window?.bounds.width ?? 0  // want global-window warning
  }
  func cover() { AppDelegate.current.mainWindow.addSubview(self) }  // want global-window note
  func show() { AppDelegate.current.window.addSubview(self) }  // want global-window warning
  /// Another window of the project's own.
  func own() { frame = Stage.current.mainWindow.bounds }
}

/// What an old system alone gets is no answer of today, whatever asks it.
extension UIApplication {
  var isShared: Bool {
    if #available(iOS 13, *) {
      guard let window = windows.first(where: { $0.isKeyWindow }) else { return false }  // want global-window warning
      return window.frame.width != window.bounds.width
    }
    guard let window = delegate?.window, let shown = window else { return false }  // want global-window note
    return shown.frame.width != 320
  }
}

/// A window is looked for, whatever is then said in it.
func apologize() {
  if let delegate = UIApplication.shared.delegate as? AppDelegate, let host = delegate.window?.rootViewController {  // want global-window warning
    Alerts.sorry(NSLocalizedString("Something took too long.", comment: ""), in: host)
  }
}

/// Under scenes there is none, whatever it is wanted for.
func ask(_ alert: UIAlertController) {
  if let app = UIApplication.shared.delegate as? AppDelegate, let window = app.window {  // want global-window warning
    window.rootViewController?.present(alert, animated: true)
  }
}
