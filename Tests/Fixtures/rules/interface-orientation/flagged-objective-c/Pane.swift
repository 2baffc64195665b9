import UIKit

final class Pane: BasePane {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.layoutMargins.left = isLandscape() ? 64 : 16  // want interface-orientation warning
    view.layoutMargins.right = isLandscapePage() ? 64 : 16
  }
}
