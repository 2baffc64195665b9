import UIKit

extension PadSceneDelegate {}
