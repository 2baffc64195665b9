import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow? {  // want app-delegate-window warning
    didSet { window?.tintColor = .red }
  }
}
