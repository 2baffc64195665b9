import UIKit

extension AppDelegate {
  func application(  // want app-delegate-callback-unused warning
    _ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
}
