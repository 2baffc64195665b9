import UIKit

/// The size of a picture is none of a window.
func isLarge(_ image: UIImage) -> Bool { image.size.width > 1000 }
