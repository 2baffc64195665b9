import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // It forwards.
  var window: UIWindow? { nil }
}
