#if USES_APPKIT
  import AppKit
#else
  import UIKit
#endif

/// Only the build knows which of the two it is.
#if !USES_APPKIT
  final class Bar: UIView {
    func height() { frame.size.height = UIApplication.shared.statusBarOrientation.isLandscape ? 32 : 44 }  // want interface-orientation warning
  }
#endif
