import UIKit

final class Board: UIView {
  /// A size of the project's own.
  static let card = CGSize(width: 300, height: 200)
  static let tall = CGSize(width: 1200, height: 2600)

  /// A picture may have any size.
  static let thumbnailSize = CGSize(width: 320, height: 480)
  static let image = UIGraphicsImageRenderer(size: CGSize(width: 768, height: 1024))

  /// A number that no size is compared with.
  static let timeout = 375
  func isNotFound(_ status: Int) -> Bool { status == 414 }

  /// A comparison with two measured sizes.
  func isSquare() -> Bool { bounds.width == bounds.height }

  /// No device is 500 points wide; a threshold all the same.
  func isHalf() -> Bool { bounds.width == 500 }  // want width-threshold note

  /// Arithmetic, no comparison.
  func scaled() -> CGFloat { bounds.width / 375 }

  /// The pixels of a picture.
  func isFullHD(_ image: UIImage) -> Bool { image.size.height == 1920 }

  /// A list of other numbers.
  func isListed(_ page: Int) -> Bool { [320, 375, 414].contains(page) }
}

enum Codes {
  /// Numbers that are no sizes, and sizes of things shown.
  static let pages = [320, 375, 414]
  static let imageWidths: [CGFloat] = [320, 375, 414]
  static let iconHeight: CGFloat = 480
  static let sidebarWidth: CGFloat = 320
}
