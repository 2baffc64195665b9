import UIKit

@UIApplicationMain
class AppDelegate: BaseDelegate {}
