import Testing
import UIKit

struct ReaderTests {
  @Test("fits", arguments: [320, 507, 1024] as [CGFloat])
  func fits(width: CGFloat) {
    Reader().frame = CGRect(x: 0, y: 0, width: width, height: 700)
  }
}
