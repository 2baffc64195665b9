import UIKit

@objc(XYTurnHelper) final class TurnHelper: NSObject {
  @objc static var isLandscape: Bool {
    UIApplication.shared.statusBarOrientation.isLandscape  // want interface-orientation note
  }
}
