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
