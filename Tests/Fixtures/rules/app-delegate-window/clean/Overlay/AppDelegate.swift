import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // A second window that the delegate does not show.
  var overlayWindow: UIWindow?
}
