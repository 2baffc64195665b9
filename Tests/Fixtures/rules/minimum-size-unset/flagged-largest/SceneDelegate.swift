import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// A largest size is no smallest one.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    (scene as? UIWindowScene)?.sizeRestrictions?.maximumSize = CGSize(width: 2000, height: 2000)
  }
}
