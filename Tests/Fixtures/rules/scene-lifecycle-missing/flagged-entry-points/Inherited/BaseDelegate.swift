import UIKit

class BaseDelegate: UIResponder {}
