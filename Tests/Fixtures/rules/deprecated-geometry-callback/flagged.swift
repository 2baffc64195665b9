import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func windowScene(  // want deprecated-geometry-callback note
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    place(in: windowScene.coordinateSpace.bounds)  // want deprecated-geometry-callback note
    //        ^
  }

  func place(in bounds: CGRect) {}
}

final class Board: UIViewController {
  func space() -> CGRect? { view.window?.windowScene?.coordinateSpace.bounds }  // want deprecated-geometry-callback
  //                        ^
  func local(_ scene: UIWindowScene) -> UICoordinateSpace { scene.coordinateSpace }  // want deprecated-geometry-callback

  func bound() -> CGRect {
    guard let here = view.window?.windowScene else { return .zero }
    return here.coordinateSpace.bounds  // want deprecated-geometry-callback
  }

  func cast(_ any: UIScene) -> CGFloat {
    let scene = any as? UIWindowScene
    return scene?.coordinateSpace.bounds.width ?? 0  // want deprecated-geometry-callback
  }
}
