import UIKit

final class MapHeader: UIView {
  /// The size of a picture to be made.
  func update() {
    let width = max(UIScreen.main.bounds.width, 300)  // want main-screen-bounds note
    let size = CGSize(width: width, height: 200)
    snapshotter = MapSnapshotter(size: size, icons: icons)
  }
  /// A rendering on paper.
  @MainActor func pdf(_ renderer: ImageRenderer<Page>) {
    renderer.proposedSize = .init(width: UIScreen.main.bounds.width, height: nil)  // want main-screen-bounds note
  }
  /// A size that is laid out as well.
  func place() {
    let size = CGSize(width: UIScreen.main.bounds.width, height: 200)  // want main-screen-bounds warning
    frame.size = size
  }
}

/// A value in a letter, by its name.
func letter(_ version: String) -> String {
  let pixelHeight = UIScreen.main.nativeBounds.height  // want main-screen-bounds note
  return "Version: \(version)\nHeight: \(pixelHeight)"
}

/// A value of a page, by its name.
func page() -> String {
  let pageWidth = UIScreen.main.bounds.width  // want main-screen-bounds warning
  return "<img style='width:\(pageWidth)px'/>"
}

/// What is kept under a key is no text.
func perRow() -> Int {
  UserDefaults.standard.integer(forKey: UIScreen.main.bounds.width > 600 ? "columns.wide" : "columns.tall")  // want main-screen-bounds warning, width-threshold warning
}

/// Parts of names that only look like those of recorders.
func entries() {
  open(BolusEntryModel(screenWidth: UIScreen.main.bounds.width))  // want main-screen-bounds warning
  label.font = UIFontMetrics.default.scaledFont(for: font, maximumPointSize: UIScreen.main.bounds.width / 10)  // want main-screen-bounds note
  BloggerView.place(at: UIScreen.main.bounds.width)  // want main-screen-bounds warning
}

/// What a picture is asked for where nobody says how large.
func pictureImageURL(_ url: URL, size: CGSize = CGSize(width: UIScreen.main.bounds.width, height: 100)) -> URL { url }  // want main-screen-bounds note
func cardFrame(_ card: Card, size: CGSize = CGSize(width: UIScreen.main.bounds.width, height: 100)) -> CGRect { .zero }  // want main-screen-bounds warning
