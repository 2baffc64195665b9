import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // A local.
  func make() {
    var window: UIWindow?
    window = nil
    _ = window
  }
}
