import XCTest

final class RotationTests: XCTestCase {
  /// Both ways round.
  func testRotation() {
    XCUIDevice.shared.orientation = .portrait
    XCUIDevice.shared.orientation = .landscapeLeft
  }
}
