import AppKit
import UIKit

/// A file for another platform.
func overlay() -> UIWindow { UIWindow(frame: .zero) }
