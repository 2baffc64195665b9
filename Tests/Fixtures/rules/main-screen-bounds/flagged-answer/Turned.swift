import UIKit

/// Both ways answer with a side of the screen.
enum Turned {
  static func width(_ scene: UIWindowScene) -> CGFloat {
    if scene.traitCollection.verticalSizeClass == .compact {
      return UIScreen.main.bounds.size.height  // want main-screen-bounds warning
    } else {
      return UIScreen.main.bounds.size.width  // want main-screen-bounds warning
    }
  }
  static var shorter: CGFloat {
    let size = UIScreen.main.bounds.size  // want main-screen-bounds warning
    return min(size.width, size.height)
  }
  static var isNarrow: Bool {
    let width = UIScreen.main.bounds.width  // want main-screen-bounds warning
    guard width > 320 else { return true }  // want width-threshold
    return false
  }
  /// Another answer beside it is none of the screen's.
  static func height(_ isFull: Bool) -> CGFloat {
    if isFull { return 400 }
    return UIScreen.main.bounds.height  // want main-screen-bounds warning
  }
}

final class Strip: UIView, UITableViewDelegate {
  func place(_ scene: UIWindowScene) {
    frame.size.width = Turned.width(scene)  // want main-screen-bounds warning
    frame.size.height = Turned.shorter / 3  // want main-screen-bounds warning
    frame.origin.x = Turned.isNarrow ? 8 : 16  // want main-screen-bounds warning
    frame.size.height = Turned.height(true)
  }
  /// A framework asks, and nobody else.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UIScreen.main.bounds.height  // want main-screen-bounds warning
  }
}

/// A variable that is set on the way.
enum Layout {
  static var padWidth: CGFloat = -1
  static var width: CGFloat {
    var width: CGFloat = 0
    width = UIScreen.main.bounds.width  // want main-screen-bounds warning
    if padWidth > 0 { width = padWidth }
    return width
  }
  static func place(_ view: UIView) { view.frame.size.width = Layout.width / 4 }  // want main-screen-bounds warning
}

extension UIScreen {
  var isShort: Bool { UIScreen.main.bounds.height < 700 }  // want main-screen-bounds warning
  static func fit(_ view: UIView) { view.frame.size.height = UIScreen.main.isShort ? 40 : 60 }  // want main-screen-bounds warning
}

/// A class of screens, of phones alone.
enum Class {
  case short, tall, other
  static var own: Class {
    guard UIDevice.current.userInterfaceIdiom == .phone else { return .other }
    let height = UIScreen.main.bounds.height  // want main-screen-bounds warning
    switch height {
    case let height where height <= 667: return .short  // want width-threshold
    default: return .tall
    }
  }
  static let kept = Class.own  // want main-screen-bounds warning
  static func fit(_ view: UIView) { view.frame.size.height = kept == .short ? 40 : 60 }  // want main-screen-bounds warning
}

/// A helper that is called like a member of what it hands on: reading that is no use of the helper.
extension UIScreen {
  class var breadth: CGFloat { UIScreen.main.bounds.size.breadth }  // want main-screen-bounds note
}
extension CGSize { var breadth: CGFloat { width } }
