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
