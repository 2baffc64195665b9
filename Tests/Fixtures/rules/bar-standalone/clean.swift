import UIKit

final class Field: UITextField {
  /// A bar above the keyboard goes where the keyboard goes.
  func addDone() {
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))]
    inputAccessoryView = bar
  }

  /// The name says whose bar it is.
  let keyboardBar = UIToolbar()

  @objc func done() {}
}

final class Looks: UIViewController {
  /// The appearance of all bars makes none.
  func style() { UINavigationBar.appearance().tintColor = .red }

  /// The bar of the container.
  func hide() { navigationController?.navigationBar.isHidden = true }

  /// It is asked for its looks and goes nowhere.
  func shadow() -> UIImage? {
    let sample = UINavigationBar()
    sample.barStyle = .black
    return sample.shadowImage
  }

  /// The class as a value: the controller makes its own.
  func controller() -> UINavigationController { UINavigationController(navigationBarClass: UINavigationBar.self, toolbarClass: nil) }

  /// A type is no call.
  var bar: UIToolbar?
}

/// Asked and gone.
func barHeight() -> CGFloat { UINavigationBar().intrinsicContentSize.height }

/// A copy that measures the title, and is taken away again.
func measuredTitle(in view: UIView) -> CGFloat {
  let copy = UINavigationBar(frame: view.bounds)
  copy.items = [UINavigationItem(title: "a")]
  view.addSubview(copy)
  defer { copy.removeFromSuperview() }
  return copy.bounds.height
}

/// The blurred back of a panel.
final class Hud: UIView {
  var panel: UIToolbar?

  func show() {
    panel = UIToolbar(frame: .zero)
    panel?.layer.cornerRadius = 10
  }
}
