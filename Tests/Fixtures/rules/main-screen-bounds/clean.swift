import UIKit

final class Own: UIView {
  /// Its own space is what a view lays out in.
  func place() { frame.size.width = bounds.width / 2 }

  /// The scene's geometry is the window's, not the screen's.
  func scene() -> CGRect? { window?.windowScene?.effectiveGeometry.coordinateSpace.bounds }

  /// A name alone is no screen.
  let mainBounds = CGRect.zero

  /// Another type with a member of that name.
  func bundle() -> String? { Bundle.main.bundleIdentifier }

  /// A type of the project's own.
  func theme() -> CGRect { Theme.UIScreen.main.bounds }

  /// Text is no code: UIScreen.main.bounds
  let text = "UIScreen.main.bounds"

  /// What is only logged decides nothing.
  func log() { print("screen", UIScreen.main.bounds) }

  /// A size that is made for the record.
  func record() { logger.write(CGSize(width: UIScreen.main.bounds.height, height: UIScreen.main.bounds.width)) }
}

extension UIScreen {
  /// The bounds of a screen that somebody holds.
  var halved: CGFloat { bounds.width / 2 }
}

#if os(tvOS)
  /// A television shows one window on the whole screen.
  let focusWidth = UIScreen.main.bounds.width
#endif

#if false
  /// Nobody compiles it.
  let never = UIScreen.main.bounds
#endif

/// Recorders by a word of their names.
func write() {
  SentryScope.set(UIScreen.main.bounds.width)
  appLogger.write(UIScreen.main.bounds.width)
}

/// What a server is told of the device.
func describe(_ screen: UIScreen = .main, _ device: UIDevice) -> DeviceInfo {
  DeviceInfo(
    model: device.model, osVersion: device.systemVersion, screenWidth: Int(UIScreen.main.bounds.width),
    screenHeight: Int(UIScreen.main.bounds.height))
}
