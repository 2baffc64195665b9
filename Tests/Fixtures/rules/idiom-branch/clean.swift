import UIKit

final class Panel: UIView {
  /// Another platform, not a size.
  func mac() -> Bool { traitCollection.userInterfaceIdiom == .mac }
  func platforms() -> Int {
    switch UIDevice.current.userInterfaceIdiom {
    case .tv: return 3
    case .carPlay: return 1
    default: return 2
    }
  }
  /// What is only logged decides nothing.
  func log() { print("idiom", UIDevice.current.userInterfaceIdiom.rawValue) }
  /// A header of a request.
  func header(_ request: inout URLRequest) {
    request.setValue(UIDevice.current.userInterfaceIdiom == .pad ? "tablet" : "phone", forHTTPHeaderField: "X-Device")
  }
  /// A trait that is registered, not asked.
  func register() { registerForTraitChanges([UITraitUserInterfaceIdiom.self]) { (_: Self, _) in } }
  /// A trait collection that is made for a child.
  func made() -> UITraitCollection { UITraitCollection(userInterfaceIdiom: .pad) }
  /// The size class, whatever the name says.
  var isPadLayout: Bool { traitCollection.horizontalSizeClass == .regular }
}

/// A requirement and a stub ask nothing.
protocol Device { var userInterfaceIdiom: UIUserInterfaceIdiom { get } }
struct Stub: Device { var userInterfaceIdiom: UIUserInterfaceIdiom = .pad }

/// What an analytics service is told.
func report() {
  Analytics.send("open", fields: ["idiom": UIDevice.current.userInterfaceIdiom.rawValue])
  service.track("open", properties: ["tablet": UIDevice.current.userInterfaceIdiom == .pad])
}

/// What a server is told.
func identify(_ configuration: WKWebViewConfiguration) {
  if UIDevice.current.userInterfaceIdiom == .pad {
    configuration.applicationNameForUserAgent = "Tablet/1"
  } else {
    configuration.applicationNameForUserAgent = "Phone/1"
  }
}

/// A tablet has no wallet to hold back.
func holdBack() {
  guard UIDevice.current.userInterfaceIdiom != .pad else { return }
  requestPassPresentationSuppression(PKPassLibrary.requestAutomaticPassPresentationSuppression)
}
