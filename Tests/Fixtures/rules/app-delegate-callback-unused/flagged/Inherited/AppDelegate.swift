import UIKit

@main
class AppDelegate: BaseDelegate {
  override func applicationWillEnterForeground(_ application: UIApplication) {  // want app-delegate-callback-unused warning
    super.applicationWillEnterForeground(application)
  }
}
