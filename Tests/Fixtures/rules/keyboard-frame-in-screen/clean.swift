import UIKit

final class Form: UIViewController {
  private let bottom = NSLayoutConstraint()

  override func viewDidLoad() {
    super.viewDidLoad()
    // The guide follows the keyboard by itself.
    view.keyboardLayoutGuide.topAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  }

  @objc func keyboardWillChange(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    // Converted to the view first.
    let converted = view.convert(frame, from: view.window?.screen.coordinateSpace)
    bottom.constant = view.bounds.maxY - converted.minY
    // The height alone, as an inset.
    additionalSafeAreaInsets.bottom = frame.height
    // A duration is no frame.
    let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
    print(duration - 1)
  }

  // Another frame against the window.
  func place(_ cardFrame: CGRect, in window: UIWindow) { bottom.constant = window.bounds.height - cardFrame.minY }

  // A converted frame keeps its name.
  func follow(_ notification: Notification) {
    guard let end = notification.userInfo?["end"] as? CGRect, let window = view.window else { return }
    let keyboardFrame = window.convert(end, from: nil)
    bottom.constant = window.bounds.height - keyboardFrame.minY
  }
}
