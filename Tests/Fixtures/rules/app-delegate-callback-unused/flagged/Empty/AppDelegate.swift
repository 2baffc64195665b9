import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) {  // want app-delegate-callback-unused note
    // Restart what was paused.
  }
}
