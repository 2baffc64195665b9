import UIKit

/// Hardware and services that only one kind of device has.
enum Item {
  case general, carPlay, watch

  var isVisible: Bool {
    switch self {
    case .general: return true
    case .carPlay: return UIDevice.current.userInterfaceIdiom == .phone
    case .watch: return Item.isWatchAvailable
    }
  }

  private static var isWatchAvailable: Bool {
    guard UIDevice.current.userInterfaceIdiom == .phone else { return false }
    return Companion.isPaired
  }
}

/// What is told to support.
func write(_ mail: MFMailComposeViewController) {
  mail.setMessageBody(UIDevice.current.userInterfaceIdiom == .pad ? "From a tablet" : "From a phone", isHTML: false)
}

/// Everything that the branch does is logged.
func log() {
  if UIDevice.current.userInterfaceIdiom == .pad {
    logger.debug("tablet")
    print("tablet")
  }
}
