import UIKit

final class Overlay: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let window, let scene = window.windowScene else { return }
    frame = window.screen.bounds  // want scene-screen-bounds warning
    frame.size = scene.screen.bounds.size  // want scene-screen-bounds warning
    let screen = scene.screen
    frame.size.width = screen.bounds.width  // want scene-screen-bounds warning
  }

  func chained() {
    frame.size.height = self.window!.windowScene!.screen.bounds.height / 2  // want scene-screen-bounds warning
  }

  func parentheses() { center.x = (window?.screen)!.bounds.midX }  // want scene-screen-bounds warning

  func passed(_ scene: UIWindowScene) {
    let size = scene.screen.coordinateSpace.bounds.size  // want scene-screen-bounds warning
    frame = CGRect(origin: .zero, size: size)
  }

  /// Which way to turn.
  func turn(_ scene: UIWindowScene) {
    let bounds = scene.screen.bounds  // want scene-screen-bounds note
    if bounds.height > bounds.width { scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) }  // want orientation-lock
  }

  /// Nobody says what for.
  func unknown() -> [CGRect?] { [window?.windowScene?.screen.bounds] }  // want scene-screen-bounds note
}

/// A window that is made to ask for its screen.
func heightFactor() -> CGFloat {
  let area = UIWindow().screen.coordinateSpace.bounds  // want scene-screen-bounds warning, window-without-scene warning
  return area.height < 700 ? 2 : 1.5  // want width-threshold warning
}

/// Where nothing has been measured yet.
func viewport(_ view: UIView) -> CGSize {
  var size = view.bounds.size
  if size.width < 1 { size = view.window?.windowScene?.screen.bounds.size ?? CGSize(width: 100, height: 100) }  // want scene-screen-bounds note
  return size
}

/// What is missing is something else.
func bubble(_ view: UIView, _ text: String) -> CGFloat {
  var side = view.bounds.width
  if side > 400 && text.isEmpty { side = view.window!.windowScene!.screen.bounds.width / 2 }  // want scene-screen-bounds warning
  return side
}
