import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // It forwards, and says so.
  var window: UIWindow? {
    get { nil }
    set {}
  }
}
