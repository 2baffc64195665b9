import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// Another callback of the application.
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    true
  }

  /// A call is no declaration.
  func mask(for window: UIWindow?) -> UIInterfaceOrientationMask {
    UIApplication.shared.delegate?.application?(.shared, supportedInterfaceOrientationsFor: window) ?? .all
  }

  /// Another label.
  func application(_ application: UIApplication, orientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { .all }

  /// A selector names the method and declares nothing.
  let name = #selector(UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:))
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The successor, on the scene.
  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask { .allButUpsideDown }
}

#if os(tvOS)
  final class TelevisionDelegate: NSObject, UIApplicationDelegate {
    /// No iOS build compiles it.
    func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .all }
  }
#endif
