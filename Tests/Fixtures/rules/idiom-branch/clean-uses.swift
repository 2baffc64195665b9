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

/// What is told of the device, by the key.
func send(_ session: Session) {
  session.load(["device_type": UIDevice.current.userInterfaceIdiom == .pad ? "tablet" : "phone", "os": "iOS"])
  var query: [String: String] = [:]
  query["user_agent"] = UIDevice.current.userInterfaceIdiom == .pad ? "Tablet" : "Phone"
  session.load(URLQueryItem(name: "platform", value: UIDevice.current.userInterfaceIdiom == .pad ? "tablet" : "phone"))
}
