import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
  func applicationDidEnterBackground(_ application: UIApplication) { // want app-delegate-callback-unused warning
    store.save()
  }
}
