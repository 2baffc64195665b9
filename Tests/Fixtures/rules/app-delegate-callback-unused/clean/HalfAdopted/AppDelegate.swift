import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: session.role)
    }
  // The sources disagree whether scenes are used without a manifest.
  func applicationDidBecomeActive(_ application: UIApplication) {
    store.save()
  }
}
