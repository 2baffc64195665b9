import XCTest

final class PanelTests: XCTestCase {
  func testPanel() { XCTAssertTrue(UIView().bounds.width > 900) }
}
