import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // A scene delegate says which one it is.
  weak var window: UIWindow?
}
