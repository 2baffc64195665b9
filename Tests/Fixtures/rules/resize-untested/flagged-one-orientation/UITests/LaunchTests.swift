import XCTest

final class LaunchTests: XCTestCase {
  override func setUp() {
    super.setUp()
    XCUIDevice.shared.orientation = .portrait
  }
  func testAgain() { XCUIDevice.shared.orientation = .portrait }
}
