import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  /// A smallest size, once for all windows.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    (scene as? UIWindowScene)?.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 480)
  }
}
