import SwiftUI
import UIKit

final class Line: UIView {
  /// The traits of the view know the display it is on.
  func hairline() -> CGFloat { 1 / traitCollection.displayScale }

  /// The scale of the screen that the window is on.
  func own() -> CGFloat { window?.windowScene?.screen.scale ?? 1 }

  /// A scale that is no screen's.
  func zoom(_ scrollView: UIScrollView) -> CGFloat { scrollView.zoomScale }
}

struct Divider: View {
  /// The environment's scale.
  @Environment(\.displayScale) private var scale
  var body: some View { Rectangle().frame(height: 1 / scale) }
}

/// A scale that is passed in.
func pixels(_ points: CGFloat, scale: CGFloat) -> CGFloat { points * scale }

/// Somebody else's `main`.
let other = Canvas.main.scale

/// A scale in a diagnosis decides nothing.
func report() { debugPrint(UIScreen.main.scale) }
