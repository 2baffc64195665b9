import SnapshotTesting
import XCTest

final class CardTests: XCTestCase {
  func testOnePhone() {
    assertSnapshot(of: Card(), as: .image(layout: .device(config: .iPhone13)))  // want test-pinned
    //                                                            ^
  }

  func testController() {
    assertSnapshot(matching: Card(), as: .image(on: .iPadPro11))  // want test-pinned
  }

  func testConfig() { use(ViewImageConfig.iPhoneX) }  // want test-pinned

  func testPhonesOnly() throws {
    try XCTSkipIf(UIDevice.current.userInterfaceIdiom == .pad)  // want test-pinned
  }

  func testSidebar() {
    if UIDevice.current.userInterfaceIdiom == .phone { return }  // want test-pinned
    XCTAssertTrue(app.buttons["Sidebar"].exists)
  }

  func testLandscape() {
    XCUIDevice.shared.orientation = .landscapeLeft  // want test-pinned
    app.launch()
  }

  func testSize() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))  // want test-pinned
    window.makeKeyAndVisible()
  }

  let screen = CGSize(width: 1024, height: 1366)  // want test-pinned
  let app = XCUIApplication()
  func use(_ config: ViewImageConfig) {}
}

/// One assertion a device: a list of devices, not of shapes.
final class DeviceListTests: XCTestCase {
  func testBadge() {
    assertSnapshot(of: badge, as: .image(layout: .device(config: .iPhone13)))  // want test-pinned note
    assertSnapshot(of: badge, as: .image(layout: .device(config: .iPadPro11(.portrait))))  // want test-pinned note
  }
}

final class PictureTests: XCTestCase {
  func testScreen() {
    assertSnapshot(of: makeScreen(), as: .image(size: CGSize(width: 390, height: 844)))  // want test-pinned
  }

  func testOnPhones() {
    guard UIDevice.current.userInterfaceIdiom == .phone else { return }  // want test-pinned
    _ = makeScreen()
  }

  func makeScreen() -> UIViewController { UIViewController() }
}
