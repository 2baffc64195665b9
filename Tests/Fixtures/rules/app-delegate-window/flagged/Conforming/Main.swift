import UIKit

@main
extension AppDelegate: UIApplicationDelegate {}
