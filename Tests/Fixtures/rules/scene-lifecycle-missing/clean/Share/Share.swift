import UIKit

class ShareController: UIViewController {}
