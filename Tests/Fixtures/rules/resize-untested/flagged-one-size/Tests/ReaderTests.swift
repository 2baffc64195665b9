import SnapshotTesting
import XCTest

final class ReaderTests: XCTestCase {
  func testLight() { assertSnapshot(of: Reader(), as: .image(layout: .fixed(width: 375, height: 667))) }
  func testDark() { assertSnapshot(of: Reader(), as: .image(layout: .fixed(width: 375, height: 667))) }
}
