import Testing
import UIKit

/// Widths that every test goes through.
private let widths: [CGFloat] = [320, 507, 1024]

struct ReaderTests {
  @Test func fits() {
    for width in widths { Reader().frame.size.width = width }
  }
}
