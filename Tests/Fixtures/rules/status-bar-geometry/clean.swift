import UIKit

final class Header: UIViewController {
  /// The safe area knows.
  func top() { header.frame.origin.y = view.safeAreaInsets.top }
  /// A guide follows it.
  func pin() { header.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true }
  /// A preference of the controller.
  override var prefersStatusBarHidden: Bool { true }
  /// The style of the bar is no geometry.
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  /// Whether the scene's bar is hidden.
  func hidden() -> Bool { view.window?.windowScene?.statusBarManager?.isStatusBarHidden ?? false }
  /// A status bar of the project's own.
  func own(_ editor: Editor) -> CGRect { editor.statusBar.frame }
}

/// What no compiler of today takes.
func inset() -> CGFloat {
  #if swift(>=5.1)
    return 0
  #else
    return UIApplication.shared.statusBarFrame.height
  #endif
}
