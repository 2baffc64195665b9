import SnapshotTesting
import XCTest

private let phone = ViewImageConfig.iPhone13
/// Sizes of icons, and one size of a window.
private let sizes: [CGFloat] = [16, 24, 700]

final class ReaderTests: XCTestCase {
  func testLight() { assertSnapshot(of: Reader(), as: .image(on: phone)) }
  func testDark() { assertSnapshot(of: Reader(), as: .image(on: phone)) }
  func testDevice() { assertSnapshot(of: Reader(), as: .image(on: .iPhone13)) }

  func testLoop() {
    for height in [1.0, 2.0] { lay(CGSize(width: 390, height: height)) }
  }

  func lay(_ size: CGSize) {}
}
