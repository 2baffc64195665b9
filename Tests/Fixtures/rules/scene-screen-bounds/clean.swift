import UIKit

final class Overlay: UIView {
  /// The window's own space.
  func window(_ scene: UIWindowScene) { frame = scene.effectiveGeometry.coordinateSpace.bounds }
  /// The window itself.
  func windowBounds() { frame = window?.bounds ?? .zero }
  /// The panel's scale is asked of the right screen.
  func scale() -> CGFloat { window?.windowScene?.screen.scale ?? 1 }
  /// A screen of a project's own.
  func own(_ page: Page) -> CGRect { page.screen.bounds }
  /// The screen alone.
  func screen() -> UIScreen? { window?.windowScene?.screen }
  /// The superview's space.
  func parent() { frame = superview?.bounds ?? .zero }
}
