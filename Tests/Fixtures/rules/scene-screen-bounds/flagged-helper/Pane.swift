import UIKit
import Utility

final class Pane: UIView {
  func arrange() {
    frame.size.width = Utility.SCREEN_WIDTH()  // want scene-screen-bounds warning
    frame.size.height = turnedSize()?.height ?? 0  // want scene-screen-bounds warning
    layoutMargins.left = Theme.SCREEN_WIDTH()
  }
  /// A scene that the project itself looks up.
  var whole: CGRect { UIApplication.shared.firstWindowScene?.screen.bounds ?? .zero }  // want scene-screen-bounds
  func cover() { frame = whole }  // want scene-screen-bounds warning
}

/// How large a design is on this screen, and whether it is a small one.
final class Poster: UIView {
  func arrange() {
    frame.size.width = 180 * SCREEN_WIDTH() / 375  // want scene-screen-bounds warning, design-width-scaling warning
    let isSmall = SCREEN_WIDTH() <= 320  // want scene-screen-bounds, width-threshold warning
    layoutMargins.left = isSmall ? 8 : 24
    layoutMargins.right = bounds.width < 500 ? 8 : 24  // want width-threshold note
  }
}

final class Songs: UITableViewController {
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    (SCREEN_WIDTH() * 3) / 8  // want scene-screen-bounds warning
  }
  func showNothing(_ isEmpty: Bool) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: SCREEN_WIDTH(), height: 80))  // want scene-screen-bounds note
    tableView.tableFooterView = isEmpty ? label : UIView(frame: .zero)
  }
}
