import SwiftUI
import UIKit

extension UIDevice {
  static var hasNotch: Bool {
    let window = UIApplication.shared.windows.first
    return window?.safeAreaInsets.bottom ?? 0 > 0  // want safe-area-hardware-test warning
    //     ^
  }
}

final class Board: UIViewController {
  private lazy var isNotched = view.safeAreaInsets.top > 20  // want safe-area-hardware-test warning

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bottom = view.safeAreaInsets.bottom
    let hasHomeIndicator = bottom > 0  // want safe-area-hardware-test warning
    if view.safeAreaInsets.top >= 44 { additionalSafeAreaInsets.top = 8 }  // want safe-area-hardware-test warning
    if 24 < view.window?.safeAreaInsets.top ?? 0 { print(hasHomeIndicator) }  // want safe-area-hardware-test warning
    view.layoutMargins.bottom = view.safeAreaInsets.bottom == 0 ? 16 : 0  // want safe-area-hardware-test note
  }
}

struct Sheet: View {
  var body: some View {
    GeometryReader { proxy in
      Text("a").padding(.bottom, proxy.safeAreaInsets.bottom == 34 ? 0 : 12)  // want safe-area-hardware-test warning
    }
  }
}

/// A margin that is at least so large, and one that is not.
final class List: UIViewController {
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    if view.safeAreaInsets.bottom < 20 {  // want safe-area-hardware-test note
      table.contentInset.bottom = 20
    } else {
      table.contentInset.bottom = 0
    }
    table.contentInset.top = view.safeAreaInsets.top > 24 ? 44 : 0  // want safe-area-hardware-test warning
  }
}
