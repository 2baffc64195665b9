import UIKit

@objc(KioskScene)
final class KioskSceneDelegate: UIResponder, UIWindowSceneDelegate {}
