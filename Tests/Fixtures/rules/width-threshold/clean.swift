import AVFoundation
import SwiftUI
import UIKit

final class Board: UIView {
  private let limit: CGFloat
  init(limit: CGFloat) {
    self.limit = limit
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  /// A shape, not a number.
  var isTall: Bool { bounds.height > bounds.width }

  /// Nothing and hardly anything.
  var isEmpty: Bool { bounds.width <= 0 || bounds.height < 1 }

  /// A limit that is handed in.
  var isOver: Bool { bounds.width > limit }

  /// A cap: the number bounds the width, it does not choose a layout.
  var capped: CGFloat { bounds.width > 660 ? 660 : bounds.width }
  var alsoCapped: CGFloat { min(bounds.width, 660) }
  static let maximumWidth: CGFloat = 700
  var isCapped: Bool { bounds.width > Board.maximumWidth }

  /// Too small to be a window.
  var isTiny: Bool { bounds.width < 40 }

  /// A ratio.
  var isFlat: Bool { bounds.width / bounds.height > 2.35 * 200 }

  /// Arithmetic without a comparison.
  var third: CGFloat { bounds.width / 3 - 320 }

  override func draw(_ rect: CGRect) {
    // Half of its own width.
    if rect.width > bounds.width / 2 { setNeedsDisplay() }
  }

  /// A count that happens to be large.
  func isLong(_ items: [Int]) -> Bool { items.count > 500 }
}

struct Picture {
  let image: UIImage
  let data: Data

  /// The size of a picture.
  var isLarge: Bool { image.size.width > 1024 }
  var needsScaling: Bool {
    let size = image.size
    return size.height > 800
  }
  static func thumbnail(of size: CGSize) -> Bool { size.width > 600 }
  func isHeavy() -> Bool { data.count > 768 }

  /// A text as wide as it is.
  func wraps(_ label: UILabel) -> Bool { label.intrinsicContentSize.width > 320 }

  /// A gesture.
  func swipes(_ value: DragGesture.Value) -> Bool { value.translation.width > 250 }

  /// Pixels of a video, as whole numbers.
  func isHD(width: Int, height: Int) -> Bool { width >= 1280 && height >= 720 }
  func isWideFormat(_ track: AVAssetTrack) -> Bool { track.naturalSize.width > 1280 }

  /// A status code.
  func isError(_ status: Int) -> Bool { status >= 400 }

  /// Scrolled content.
  func scrolls(_ view: UIScrollView) -> Bool { view.contentSize.height > 900 || view.contentOffset.y > 300 }
}

func compare<T: Comparable>(_ left: T, _ right: T) -> Bool { left < right }
/// Angle brackets of generics.
let generic = compare<Int>(500, 700)

#if os(macOS)
  func mac(_ window: NSWindow) -> Bool { window.frame.width > 900 }
#endif

#Preview {
  GeometryReader { proxy in Text(proxy.size.width > 700 ? "wide" : "narrow") }
}

extension UIImage {
  /// A picture asks for its own size.
  var isHuge: Bool {
    var image = self
    return image.size.width > 1024 || size.height > 1024
  }
}

struct MediaStream {
  var width: Int?
  /// The pixels of a video, though its type says nothing of that.
  var isSharp: Bool { (width ?? 0) > 1900 }
}

/// A clamp returns the number itself.
func clamped(_ width: CGFloat) -> CGFloat {
  let least: CGFloat = 280
  if width < least { return least }
  return width
}

/// Values that are made here, and whose names say of what: a pace, a picture.
func ended(_ drag: Drag) -> Bool {
  let velocity = CGSize(width: drag.end.x - drag.start.x, height: drag.end.y - drag.start.y)
  return velocity.height > 200
}
func grid(from origin: CGFloat) -> Bool {
  let imageSize = CGSize(width: 1000, height: 1000)
  let x = origin + imageSize.width / 20
  return x < imageSize.width
}
