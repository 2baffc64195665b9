import XCTest

/// What tests compare is their own affair.
final class HeaderTests: XCTestCase {
  func testHeader() { XCTAssertTrue(UIView().bounds.width < 700) }
  func testPanel() { XCTAssertTrue(UIView().bounds.width > 320) }
}
