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
