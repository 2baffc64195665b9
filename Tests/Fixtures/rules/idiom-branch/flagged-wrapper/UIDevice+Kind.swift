import UIKit

extension UIDevice {
  static var isPad: Bool { current.userInterfaceIdiom == .pad }  // want idiom-branch warning
  static var isPhone: Bool { !isPad }  // want idiom-branch note
  var isBig: Bool { userInterfaceIdiom == .pad }  // want idiom-branch warning
}

/// A closure, and one that is asked once.
let isPadNow: () -> Bool = { UIDevice.current.userInterfaceIdiom == .pad }  // want idiom-branch warning

enum Kind {
  static let isTablet = { UIDevice.current.userInterfaceIdiom == .pad }()  // want idiom-branch warning
  /// Beside the idiom a size is asked.
  static let isOldPhone = UIDevice.current.userInterfaceIdiom == .phone && UIScreen.main.nativeBounds.height == 1136  // want idiom-branch warning
}

extension UIDevice {
  static func size(big: CGFloat, small: CGFloat) -> CGFloat { UIDevice.isPad ? big : small }  // want idiom-branch warning
}

/// What a setting is to begin with is no answer.
struct Settings: Codable {
  var style: Style = UIDevice.isPad ? .grid : .list  // want idiom-branch
  var isWide = UIDevice.isPad  // want idiom-branch warning
}

struct Gallery: View {
  var settings: Settings
  var body: some View {
    Text("x").padding(settings.isWide ? 24 : 8)  // want idiom-branch warning
    Text("y").padding(settings.style == .grid ? 24 : 8)
  }
}

/// A member of the project's own that is called like the system's: setting it asks nothing.
final class Info: ObservableObject {
  @Published var userInterfaceIdiom: Kind
  init(kind: Kind) { userInterfaceIdiom = kind }
  func reset() { self.userInterfaceIdiom = .other }
}

enum Platform {
  case pad, phone
  static var current: Platform { UIDevice.current.userInterfaceIdiom == .pad ? .pad : .phone }  // want idiom-branch
}
