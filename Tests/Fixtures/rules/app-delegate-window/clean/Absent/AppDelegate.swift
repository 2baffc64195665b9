import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // The plist is not there, so nobody knows whether there are scenes.
  var window: UIWindow?
}
