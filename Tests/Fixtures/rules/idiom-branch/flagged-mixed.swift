import SwiftUI
import UIKit

/// A size class around the parentheses: whoever asks it gets an answer about the window, and of the device.
struct Actions: View {
  @Environment(\.horizontalSizeClass) var horizontalSizeClass
  var isNarrow: Bool {
    horizontalSizeClass == .compact
      && (UIDevice.current.userInterfaceIdiom == .pad  // want idiom-branch note
        || UIDevice.current.userInterfaceIdiom == .mac)
  }
  var body: some View { Text("Actions").padding(isNarrow ? 4 : 16) }  // want idiom-branch note
}

extension UIViewController {
  /// The device is answered first.
  var isCrowded: Bool {
    if UIDevice.current.userInterfaceIdiom == .pad { return false }  // want idiom-branch note
    return traitCollection.horizontalSizeClass == .compact
  }
  func shift() { view.frame.origin.x = isCrowded ? 0 : 80 }  // want idiom-branch note
  /// Who asks the device alone gets no answer about the window.
  var isRoomy: Bool {
    if UIDevice.current.userInterfaceIdiom == .pad { return true }  // want idiom-branch warning
    return false
  }
  func widen() { view.frame.size.width = isRoomy ? 640 : 320 }  // want idiom-branch warning
}

final class Header: UIView {
  var bar: UITabBarController?

  /// A phone gets what a narrow window gets.
  func margins() {
    let margin: CGFloat = {
      switch traitCollection.userInterfaceIdiom {  // want idiom-branch note
      case .phone: return 16
      default: return traitCollection.horizontalSizeClass == .regular ? 64 : 16
      }
    }()
    layoutMargins.left = margin
  }

  /// The size class decides in the branch.
  func anchors() {
    let isBelow: Bool
    if UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch note
      isBelow = traitCollection.horizontalSizeClass == .regular
    } else {
      isBelow = false
    }
    frame.origin.y = isBelow ? 80 : 0
  }

  /// What the container made of the size.
  func tools() -> UIView? {
    if UIDevice.current.userInterfaceIdiom == .pad, bar?.sidebar.isHidden == false { return side }  // want idiom-branch note
    return bottom
  }

  /// The size class by a name that says so.
  func turned(_ host: Host) -> CGFloat {
    traitCollection.userInterfaceIdiom == .phone && host.isVerticallyCompact() ? 8 : 24  // want idiom-branch note
  }

  /// The size class is set, not asked.
  func override() {
    if traitCollection.userInterfaceIdiom == .phone {  // want idiom-branch warning
      traitOverrides.horizontalSizeClass = .compact
    }
  }
}

final class Reader: UIViewController {
  /// Which way a link is opened.
  func open(_ link: Link) {
    if settings.opensInside, UIDevice.current.userInterfaceIdiom != .pad { router.follow(link) }  // want idiom-branch note
  }
  /// What a menu shows before it opens.
  func menu() -> UIContextMenuConfiguration {
    UIContextMenuConfiguration(identifier: nil) { () -> UIViewController? in
      if UIDevice.current.userInterfaceIdiom == .pad { return nil }  // want idiom-branch note
      return Preview()
    } actionProvider: { _ in nil }
  }
  /// How fast something goes.
  let scrubSpeed: Float = UIDevice.current.userInterfaceIdiom == .pad ? 0.1 : 0.3  // want idiom-branch note
}
