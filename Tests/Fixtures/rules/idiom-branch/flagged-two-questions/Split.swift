import UIKit

/// Who asks this asks both.
enum Split {
  static var isSide: Bool {
    UIDevice.current.userInterfaceIdiom == .pad  // want idiom-branch warning
      && UIDevice.current.orientation != .portrait  // want device-orientation warning
  }
}
