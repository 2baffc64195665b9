import UIKit

/// A picture is on no screen.
extension UIImage {
  func smaller(_ pixels: CGFloat) -> UIImage? { resized(to: CGSize(width: pixels / UIScreen.main.scale, height: 10)) }  // want main-screen-scale note
}

/// A view's own length, for a picture that is fetched.
final class Avatar: UIView {
  func request() -> Request {
    let avatarSize = bounds.width * UIScreen.main.scale  // want main-screen-scale note
    return Request(avatarSize)
  }
}

/// The scale of a picture that is fetched.
func options() -> [Option] { [.scaleFactor(UIScreen.main.scale)] }  // want main-screen-scale note

/// A text for a diagnosis.
func diagnosis() -> String { "scale \(UIScreen.main.scale), bounds \(UIScreen.main.bounds)" }  // want main-screen-scale note, main-screen-bounds note

/// How fine the panel is.
extension UIView {
  static var isFine: Bool { UIScreen.main.scale > 2 }  // want main-screen-scale note
}

/// A length in pixels, with no view at hand.
func snapped(_ length: CGFloat) -> CGFloat { (length * UIScreen.main.scale).rounded() }  // want main-screen-scale warning

/// The picture of a page.
func pictures(of page: Page) -> Picture {
  let scale = UIScreen.main.scale  // want main-screen-scale note
  let scaled = page.size.applying(CGAffineTransform(scaleX: scale, y: scale))
  return page.thumbnail(of: scaled, for: .mediaBox)
}

/// The pixels of a picture that is chosen.
func best(of pictures: [Picture]) -> Picture? {
  let wanted = Sizes.targetImageSizePoints * UIScreen.main.scale  // want main-screen-scale note
  return pictures.first { $0.pixels >= wanted }
}

/// What a view draws of itself is for its own display, and an icon is made for the view.
extension UIView {
  func shot() -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, UIScreen.main.scale)  // want main-screen-scale warning
    return UIGraphicsGetImageFromCurrentImageContext()
  }
  func mark(_ icon: Icon) {
    iconView.image = icon.image(fill: .white, contentScale: UIScreen.main.scale)  // want main-screen-scale warning
  }
}

/// How a picture is made is no word to a log.
func request(_ url: URL) -> ImageRequest {
  ImageRequest(url: url, userInfo: [.scaleKey: UIScreen.main.scale])  // want main-screen-scale note
}
