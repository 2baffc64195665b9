import UIKit

final class Grid: UIView {
  func columns() -> Int {
    Pose.current.held.interface.isPortrait ? 2 : 4  // want interface-orientation warning
  }
  func margin() {
    layoutMargins.left = Pose.current.turned().device.isLandscape ? 24 : 8  // want device-orientation warning
    layoutMargins.right = Pose.plain.0 == .pad ? 24 : 8  // want idiom-branch warning
  }
  /// The size of the screen out of the pair.
  func place() { frame.size.width = Pose.plain.1.width }  // want main-screen-bounds warning

  /// The pair is kept, and one of the two asked.
  func local() {
    let held = Pose.current.held  // want interface-orientation warning
    isHidden = held.interface.isLandscape
  }
  /// The pair is taken apart.
  func apart() {
    let (_, interface) = Pose.current.held  // want interface-orientation warning
    isHidden = interface.isLandscape
  }
  /// Neither of the two is a member of that name.
  func other() -> Int { Pose.current.held.hashValue }
}
