import UIKit

/// Whichever system it runs on, it hands an orientation on.
enum Turned {
  static var isWide: Bool {
    if #available(iOS 16.0, *) {
      return scene.effectiveGeometry.interfaceOrientation.isLandscape  // want interface-orientation warning
    }
    return UIApplication.shared.statusBarOrientation.isLandscape  // want interface-orientation
  }
  /// It only turns the interface.
  private static var isTall: Bool {
    if #available(iOS 16.0, *) { return scene.interfaceOrientation.isPortrait }  // want interface-orientation note
    return UIApplication.shared.statusBarOrientation.isPortrait  // want interface-orientation note
  }
  static func turn() {
    if isTall { changeOrientation(.landscape) }  // want interface-orientation note
  }
}
