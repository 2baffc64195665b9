import UIKit

final class Room: BaseRoom {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.layoutMargins.left = self.turn.isLandscape ? 64 : 16  // want device-orientation warning
    if turn == .portrait { view.layoutMargins.right = 16 }  // want device-orientation warning
    // What is handed on or compared with news decides nothing.
    report(turn)
    if turn != latest { setNeedsUpdate() }
  }
}

/// A member of that name of another type.
func width(of page: Page) -> CGFloat { page.turn.isLandscape ? 640 : 320 }
