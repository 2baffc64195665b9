import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  // These stay with the app delegate.
  func applicationWillTerminate(_ application: UIApplication) {
    store.save()
  }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    store.save()
  }
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
    store.save()
  }
}
