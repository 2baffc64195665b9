import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  /// Made from the scene.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
  }

  /// The scene comes right after; the frame is a question of its own.
  func late(_ scene: UIWindowScene) {
    let overlay = UIWindow(frame: UIScreen.main.bounds)  // want main-screen-bounds
    overlay.windowScene = scene
    window = UIWindow(frame: .zero)
    window?.windowScene = scene
  }
}

final class Toasts {
  private let window = UIWindow()

  /// A stored window gets its scene where the type is set up.
  init(_ scene: UIWindowScene) { window.windowScene = scene }
}

/// A type of the project's own that is no window of UIKit's.
struct TimeWindow {
  var frame = 0
  static func make() -> TimeWindow { TimeWindow(frame: 3) }
}

/// A subclass made from a scene.
final class Glass: UIWindow {
  static func over(_ scene: UIWindowScene) -> Glass { Glass(windowScene: scene) }
}

/// A view, not a window.
func card() -> UIView { UIView(frame: .zero) }

/// The type alone makes nothing.
func isWindow(_ view: UIView) -> Bool { view is UIWindow }

/// A function that hands a window out.
func windows(_ all: [UIWindow]) -> [UIWindow] { [UIWindow](all) }

#if targetEnvironment(macCatalyst)
  let mac = UIWindow(frame: .zero)
#endif
