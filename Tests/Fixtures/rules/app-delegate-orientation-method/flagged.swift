import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(  // want app-delegate-orientation-method warning
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .portrait }
}

final class Other: NSObject {}

extension Other: UIApplicationDelegate {
  public func application(_: UIApplication, supportedInterfaceOrientationsFor _: UIWindow?) -> UIInterfaceOrientationMask {  // want app-delegate-orientation-method
    //        ^
    OrientationLock.mask
  }
}

enum OrientationLock { static var mask = UIInterfaceOrientationMask.all }

final class Adaptor: NSObject, UIApplicationDelegate {
  @objc(application:supportedInterfaceOrientationsForWindow:)
  func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask {  // want app-delegate-orientation-method
    return UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
  }
}

class Base: UIResponder, UIApplicationDelegate {
  open func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)  // want app-delegate-orientation-method
    -> UIInterfaceOrientationMask
  {
    return .allButUpsideDown
  }
}

final class Sub: Base {
  override func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {  // want app-delegate-orientation-method
    window?.rootViewController?.supportedInterfaceOrientations ?? .all
  }
}

struct Shop {
  @MainActor final class Delegate: NSObject, UIApplicationDelegate {
    nonisolated func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { [.portrait] }  // want app-delegate-orientation-method
  }
}
