import SwiftUI
import UIKit

enum Scale {
  static let designWidth: CGFloat = 375
  static let baseHeight: CGFloat = 700
  static var factor: CGFloat { UIScreen.main.bounds.width / 375 }  // want design-width-scaling warning
  //                           ^
  static func type(_ size: CGFloat) -> CGFloat { size * (UIScreen.main.bounds.height / 812) }  // want design-width-scaling warning
  static func named() -> CGFloat { UIScreen.main.bounds.width / designWidth }  // want design-width-scaling
  static func shortest() -> CGFloat { min(UIScreen.main.bounds.width, UIScreen.main.bounds.height) / 414.0 }  // want design-width-scaling
  static func height() -> CGFloat { UIScreen.main.bounds.height / Scale.baseHeight }  // want design-width-scaling
  static func handed(_ width: CGFloat) -> CGFloat { 16 * width / 390 }  // want design-width-scaling note
}

final class Card: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = bounds.width / CGFloat(320)  // want design-width-scaling
    subviews.first?.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}

struct Poster: View {
  var body: some View {
    GeometryReader { proxy in Text("a").font(.system(size: proxy.size.width / 428 * 17)) }  // want design-width-scaling
  }
}
