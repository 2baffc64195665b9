import XCTest

final class ReaderTests: XCTestCase {
  func testOneShape() { lay(CGSize(width: 390, height: 844)) }
  func testSameShape() { lay(CGSize(width: 390, height: 844)) }
  func testPoints() { lay(CGSize(width: 10, height: 20)); lay(CGSize(width: 20, height: 10)) }
  func lay(_ size: CGSize) {}
}
