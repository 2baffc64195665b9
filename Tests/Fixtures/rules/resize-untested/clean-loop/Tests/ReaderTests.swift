import XCTest

final class ReaderTests: XCTestCase {
  func testFits() {
    for width in [320.0, 507, 1024] { lay(CGSize(width: width, height: 700)) }
  }

  func lay(_ size: CGSize) {}
}
