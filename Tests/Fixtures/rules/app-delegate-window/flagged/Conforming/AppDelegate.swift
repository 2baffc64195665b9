import UIKit

class AppDelegate: UIResponder {
  var window: UIWindow?  // want app-delegate-window warning
}
