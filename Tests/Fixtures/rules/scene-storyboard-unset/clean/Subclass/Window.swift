import UIKit

func make(_ scene: UIWindowScene) -> UIWindow { TouchWindow(windowScene: scene) }
class TouchWindow: UIWindow {}
