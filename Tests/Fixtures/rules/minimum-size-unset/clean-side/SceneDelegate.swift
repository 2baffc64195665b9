import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// One side alone, through a name.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let limits = (scene as? UIWindowScene)?.sizeRestrictions else { return }
    limits.minimumSize.width = 320
  }
}
