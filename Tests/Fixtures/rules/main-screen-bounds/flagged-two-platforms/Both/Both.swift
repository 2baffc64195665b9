import UIKit

/// A phone builds this too.
func both() { frame.size = UIScreen.main.bounds.size }  // want main-screen-bounds
