import SnapshotTesting
import XCTest

private let phone = ViewImageConfig.iPhone13
private let pad = ViewImageConfig.iPadMini

final class ReaderTests: XCTestCase {
  /// Two constants, one device each.
  func testBoth() {
    assertSnapshot(of: Reader(), as: .image(on: phone))
    assertSnapshot(of: Reader(), as: .image(on: pad))
  }
}
