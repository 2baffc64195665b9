import UIKit

class BaseDelegate: UIResponder, UIApplicationDelegate {
  func applicationWillEnterForeground(_ application: UIApplication) { // want app-delegate-callback-unused warning
    refresh()
  }
}
