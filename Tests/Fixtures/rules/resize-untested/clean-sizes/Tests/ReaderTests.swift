import XCTest

final class ReaderTests: XCTestCase {
  /// Two shapes in one test.
  func testShapes() {
    for size in [CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768)] { lay(size) }
  }
  func lay(_ size: CGSize) {}
}
