import UIKit

/// A page to try something out is shipped with nothing.
let line = UIView()
line.frame.size.height = 1 / UIScreen.main.scale
