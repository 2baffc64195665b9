import UIKit

/// A television alone builds this.
func television() { frame.size = UIScreen.main.bounds.size }
