import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // Another platform.
  var window: UIWindow?
}
