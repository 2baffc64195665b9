import UIKit

final class Form: UIViewController {
  private let bottom = NSLayoutConstraint()

  @objc func keyboardWillChange(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
    bottom.constant = UIScreen.main.bounds.height - frame.minY  // want keyboard-frame-in-screen note
    //                ^
    if frame.origin.y >= UIScreen.main.bounds.size.height { bottom.constant = 0 }  // want keyboard-frame-in-screen
    if let window = view.window { bottom.constant = window.bounds.height - frame.origin.y }  // want keyboard-frame-in-screen
    bottom.constant = view.window!.frame.maxY - frame.minY  // want keyboard-frame-in-screen
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    let rect = value?.cgRectValue ?? .zero
    print(rect)
  }

  func place(_ keyboardFrame: CGRect) {
    bottom.constant = UIScreen.main.bounds.height - keyboardFrame.height  // want keyboard-frame-in-screen
    let hidden = UIScreen.main.bounds.intersection(keyboardFrame)  // want keyboard-frame-in-screen
    //           ^
    print(hidden)
  }
}
