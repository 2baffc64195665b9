import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// What is asked for is looked at and never set.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let limits = (scene as? UIWindowScene)?.sizeRestrictions else { return }
    print(limits.minimumSize.width)
  }
}
