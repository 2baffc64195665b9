import UIKit

final class Router {
  /// Every scene is told.
  func all() { for scene in UIApplication.shared.connectedScenes { update(scene) } }
  /// One scene, by its id.
  func one(_ id: String) -> UIScene? {
    UIApplication.shared.connectedScenes.first { $0.session.persistentIdentifier == id }
  }
  /// One scene, picked out before.
  func picked(_ id: String) -> UIScene? {
    UIApplication.shared.connectedScenes.filter { info(of: $0.session).id == id }.first
  }
  /// How many there are.
  func count() -> Int { UIApplication.shared.connectedScenes.count }
  /// Each of them.
  func each() { UIApplication.shared.connectedScenes.forEach { update($0) } }
  /// The scene of the view at hand.
  func own(_ view: UIView) -> UIWindowScene? { view.window?.windowScene }
  /// Scenes of a story.
  func story(_ play: Play) -> Act? { play.scenes.first }
}

/// One by its identity, and all in turn.
func pane(_ id: String) -> UIScene? {
  for scene in UIApplication.shared.connectedScenes {
    if scene.session.persistentIdentifier == id { return scene }
  }
  return nil
}
func reload() -> Bool {
  for scene in UIApplication.shared.connectedScenes { scene.reload() }
  return true
}

/// The car has one.
func car() -> UIWindow? {
  UIApplication.shared.connectedScenes.compactMap { $0 as? CPTemplateApplicationScene }.first?.carWindow
}
