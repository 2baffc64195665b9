import UIKit

final class Portrait: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }  // want orientation-lock note
  //           ^
  override var shouldAutorotate: Bool { return false }  // want orientation-lock note
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeRight }  // want orientation-lock
}

extension UINavigationController {
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {  // want orientation-lock
    UIDevice.current.userInterfaceIdiom == .pad ? .all : [.portrait]
  }
}

final class Player: UIViewController {
  private var isLocked = false
  private var mask = UIInterfaceOrientationMask.landscape

  override public var shouldAutorotate: Bool { !isLocked }  // want orientation-lock
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {  // want orientation-lock
    get { mask }
  }

  func turn() {
    view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in }  // want orientation-lock note
    UIViewController.attemptRotationToDeviceOrientation()  // want orientation-lock note
    UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: "orientation")  // want orientation-lock warning
    let device = UIDevice.current
    device.setValue(3, forKey: #keyPath(UIDevice.orientation))  // want orientation-lock warning
  }
}

/// Guards that lock, or that ask for more than a child.
final class Guarded: UINavigationController {
  override var shouldAutorotate: Bool {  // want orientation-lock note
    guard isLocked else { return super.shouldAutorotate }
    return false
  }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {  // want orientation-lock note
    guard let child = visibleViewController, !isLocked else { return .portrait }
    return child.supportedInterfaceOrientations
  }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {  // want orientation-lock note
    guard let child = visibleViewController else { return super.preferredInterfaceOrientationForPresentation }
    return child is Player ? .landscapeRight : .portrait
  }
}

final class Film: UINavigationController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {  // want orientation-lock note
    guard let film = visibleViewController as? Player else { return .portrait }
    return .all
  }
}

extension UIDevice {
  func turn(to orientation: UIInterfaceOrientation) {
    let key = "orientation"
    let other = "brightness"
    self.setValue(orientation.rawValue, forKey: key)  // want orientation-lock warning
    self.setValue(1, forKey: other)
  }
}
