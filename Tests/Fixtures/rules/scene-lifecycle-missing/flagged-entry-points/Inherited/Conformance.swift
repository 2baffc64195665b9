import UIKit

extension BaseDelegate: UIApplicationDelegate {}
