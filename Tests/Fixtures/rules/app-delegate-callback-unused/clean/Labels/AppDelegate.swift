import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // A method of its own.
  func application(_ application: UIApplication, open file: String, animated: Bool) -> Bool { true }
}
