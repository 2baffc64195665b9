import UIKit

/// The app's own code is the business of other rules.
final class Screen: UIViewController {
  let size = CGSize(width: 390, height: 844)
  func isPad() -> Bool { UIDevice.current.userInterfaceIdiom == .pad }
}
