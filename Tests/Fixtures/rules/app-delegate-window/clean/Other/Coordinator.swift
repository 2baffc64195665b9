import UIKit

// Not an app delegate.
final class Coordinator: NSObject {
  var window: UIWindow?
}
