import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func applicationDidBecomeActive(_ application: UIApplication) { // want app-delegate-callback-unused warning
    store.save()
  }
  func applicationWillResignActive(_ application: UIApplication) { // want app-delegate-callback-unused warning
    store.save()
  }
  func applicationDidEnterBackground(_ application: UIApplication) { // want app-delegate-callback-unused warning
    store.save()
  }
  func applicationWillEnterForeground(_ application: UIApplication) { // want app-delegate-callback-unused warning
    store.save()
  }
}
