import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The successor.
  func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry) {
    place(in: windowScene.effectiveGeometry.coordinateSpace.bounds)
  }

  /// Another callback of the scene.
  func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem) async -> Bool { true }

  /// A method of the project's own.
  func windowScene(_ windowScene: UIWindowScene, didUpdate text: String) {}

  func place(in bounds: CGRect) {}
}

final class Board: UIView {
  /// The coordinate space of a screen that somebody hands in.
  func converted(_ frame: CGRect, from screen: UIScreen) -> CGRect { convert(frame, from: screen.coordinateSpace) }

  /// Its own geometry has the name too.
  func own(_ geometry: UIWindowScene.Geometry) -> CGRect { geometry.coordinateSpace.bounds }

  /// SwiftUI's argument label.
  func anchor() -> String { describe(coordinateSpace: "board") }
  func describe(coordinateSpace: String) -> String { coordinateSpace }
}
