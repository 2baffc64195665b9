import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // The selector of an observer.
  @objc func applicationDidBecomeActive(_ notification: Notification) { store.save() }
}
