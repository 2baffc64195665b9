import UIKit

struct Photo {
  let size: CGSize
  /// A project's own answer about a shape.
  var isLandscape: Bool { size.width > size.height }
  var isPortrait: Bool { !isLandscape }
}

/// The shape of a photo.
func wide(_ photos: [Photo]) -> Int { photos.filter(\.isLandscape).count }
func tall(_ photo: Photo) -> Bool { photo.isPortrait }

final class Strip: UIView {
  /// The view's own space.
  func side() { frame.size.width = bounds.width > bounds.height ? 80 : 44 }
  /// A page's orientation.
  func page(_ page: PDFPage) -> Int { page.orientation.rawValue }
  /// A name that says landscape and holds a size class.
  var isLandscape: Bool { traitCollection.verticalSizeClass == .compact }
  func height() { frame.size.height = isLandscape ? 32 : 44 }
}

final class Host: UIViewController {
  /// A preference that allows everything.
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Metadata.
  func log() { print(UIApplication.shared.statusBarOrientation.rawValue) }
}

/// A pair of the project's own.
struct Sheet {
  var sides: (front: Photo, back: Photo) { (front: first, back: second) }
  func isWide() -> Bool { sides.front.isLandscape || sides.1.isLandscape }
}
