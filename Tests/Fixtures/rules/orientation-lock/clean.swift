import UIKit

final class Open: UIViewController {
  /// Every orientation is no lock.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  /// What UIKit does by itself.
  override var shouldAutorotate: Bool { true }
}

final class Default: UIViewController {
  /// UIKit's own answer for a phone and for a pad.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
}

final class Container: UINavigationController {
  /// The child decides.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override var shouldAutorotate: Bool { return topViewController?.shouldAutorotate ?? true }

  /// The child decides here too.
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    topViewController?.preferredInterfaceOrientationForPresentation ?? super.preferredInterfaceOrientationForPresentation
  }
}

final class Stack: UINavigationController {
  /// The child decides, where there is one.
  override var shouldAutorotate: Bool {
    guard let child = visibleViewController else { return false }
    return child.shouldAutorotate
  }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    if let child = visibleViewController {
      return child.supportedInterfaceOrientations
    } else {
      return .portrait
    }
  }
}

/// A model of the project's own with a member of that name.
struct Profile {
  var supportedInterfaceOrientations: Set<String> { ["portrait"] }
}

protocol Rotating {
  /// A requirement asks for nothing.
  var shouldAutorotate: Bool { get }
}

final class Photo: NSObject {
  /// Another object has a key of that name.
  func tag(_ layer: CALayer) { layer.setValue(6, forKey: "orientation") }

  /// Another key of the device.
  func note() { UIDevice.current.setValue(true, forKey: "batteryMonitoringEnabled") }

  /// Reading what a controller supports asks for nothing.
  func reads(_ controller: UIViewController) -> Bool { controller.supportedInterfaceOrientations.contains(.portrait) }

  /// The lock of iOS 26 is the way to ask.
  func steady(_ controller: UIViewController) { controller.setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
}
