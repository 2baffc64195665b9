import SwiftUI
import UIKit

final class Panel: UIView {
  func margin() { layoutMargins.left = UIDevice.current.userInterfaceIdiom == .pad ? 40 : 16 }  // want idiom-branch warning
  func traits() { isHidden = traitCollection.userInterfaceIdiom == .phone }  // want idiom-branch warning
  func reversed() { if .pad == UIDevice.current.userInterfaceIdiom { frame.size.width = 600 } }  // want idiom-branch warning
  func columns() -> Int {
    switch traitCollection.userInterfaceIdiom {  // want idiom-branch warning
    case .pad: return 3
    default: return 1
    }
  }
  func old() { if UI_USER_INTERFACE_IDIOM() == .pad { bounds.size.width = 500 } }  // want idiom-branch warning
  func local() {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad  // want idiom-branch warning
    frame.size.width = isPad ? 600 : 320
  }
  /// A phone window gets the right answer from the size class.
  func mixed() {
    if UIDevice.current.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular {  // want idiom-branch note
      frame.size.width = 600
    }
  }
  func text() -> String { "for " + (UIDevice.current.userInterfaceIdiom == .pad ? "iPad" : "iPhone") }  // want idiom-branch note
}

final class Host: UIViewController {
  func choose(_ picker: UIViewController) {
    if UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch note
      picker.modalPresentationStyle = .popover
    }
    present(picker, animated: true)
  }
}

struct Grid: View {
  var body: some View {
    if UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch warning
      Wide()
    } else {
      Narrow()
    }
  }
}

/// Nobody asks it.
let isTablet = UIDevice.current.userInterfaceIdiom == .pad  // want idiom-branch note

/// Kept at the start, asked later: the comparison is the question.
struct DeviceState {
  let idiom: UIUserInterfaceIdiom
  func padding() -> CGFloat { idiom == .pad ? 40 : 16 }  // want idiom-branch warning
  func margin() -> CGFloat { self.idiom == .phone ? 8 : 24 }  // want idiom-branch warning
}

/// The module's name before the type makes no difference.
func column() -> CGFloat { UIKit.UIDevice.current.userInterfaceIdiom == .pad ? 300 : 200 }  // want idiom-branch warning

/// A pop-over's anchor.
func anchor(_ field: UITextField) {
  guard UIDevice.current.userInterfaceIdiom == .phone else { return }  // want idiom-branch note
  show(field.asPopoverAnchor)
}

/// Which text a function gives.
func storageName() -> String {
  guard UIDevice.current.userInterfaceIdiom == .pad else { return NSLocalizedString("phone", comment: "") }  // want idiom-branch note
  return NSLocalizedString("pad", comment: "")
}
