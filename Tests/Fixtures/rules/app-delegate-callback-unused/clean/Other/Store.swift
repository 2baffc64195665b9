import UIKit

// Not an app delegate.
final class Store: NSObject {
  func applicationDidEnterBackground(_ application: UIApplication) { save() }
}
