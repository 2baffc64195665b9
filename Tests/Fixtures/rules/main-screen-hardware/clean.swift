import UIKit

final class Reader: UIViewController {
  /// The screen of the scene that shows it.
  func brighten() { view.window?.windowScene?.screen.brightness = 1 }
  /// A screen that was handed in.
  func rate(of screen: UIScreen) -> Int { screen.maximumFramesPerSecond }
  /// A brightness that is no screen's.
  func color(_ base: Color) -> CGFloat { base.brightness }
  /// A selector names a member and reads nothing.
  func selector() -> Selector { #selector(getter: UIScreen.main.maximumFramesPerSecond) }
  /// A property of a type of the project's own.
  func own() -> CGFloat { Lamp.main.brightness }
  /// Another class that can be captured.
  func captured(_ scene: Recorder) -> Bool { scene.isCaptured }
}
