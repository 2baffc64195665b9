import SwiftUI
import UIKit

final class Line: UIView {
  func hairline() -> CGFloat { 1 / UIScreen.main.scale }  // want main-screen-scale
  func pixels() { layer.contentsScale = UIScreen.main.scale }  // want main-screen-scale warning
  func nativePixels() { contentScaleFactor = UIScreen.main.nativeScale }  // want main-screen-scale warning
}

struct Divider: View {
  var body: some View {
    Rectangle().frame(height: 1 / UIScreen.main.scale)  // want main-screen-scale warning
  }
}

final class Grid: UICollectionViewLayout {
  func snap(_ value: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale  // want main-screen-scale warning
    return (value * scale).rounded() / scale
  }
}

/// No view is at hand: an image is decoded.
struct Thumbnails {
  func decode() -> CGFloat {
    let factor = UIScreen.main.scale  // want main-screen-scale note
    return factor
  }
}

/// The constant is the finding, not each of its uses.
let density = UIScreen.main.scale  // want main-screen-scale note
