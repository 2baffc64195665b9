import UIKit

/// An app without scenes has other troubles first.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
