import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  // A SwiftUI app never asks it.
  var window: UIWindow?
}
