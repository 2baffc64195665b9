import SnapshotTesting
import XCTest

final class ShapeTests: XCTestCase {
  /// Several devices.
  func testEveryDevice() {
    for config in [ViewImageConfig.iPhoneSe, .iPhone13ProMax, .iPadPro11] { use(config) }
  }

  /// Several shapes.
  func testEveryShape() {
    for size in [CGSize(width: 320, height: 568), CGSize(width: 1024, height: 768)] { lay(size) }
  }

  /// A shape that is no device's.
  func testNarrow() { lay(CGSize(width: 320, height: 600)) }

  /// Both ways round in one test.
  func testRotation() {
    XCUIDevice.shared.orientation = .portrait
    check()
    XCUIDevice.shared.orientation = .landscapeLeft
    check()
  }

  /// What is set again afterwards ties nothing.
  override func tearDown() { XCUIDevice.shared.orientation = .portrait }

  /// Traits that the test sets.
  let traits = UITraitCollection(userInterfaceIdiom: .phone)

  /// By the size class of the window that the test runs in.
  func expectsSidebar(_ app: XCUIApplication) -> Bool { app.windows.firstMatch.horizontalSizeClass != .compact }

  func use(_ config: ViewImageConfig) {}
  func lay(_ size: CGSize) {}
  func check() {}
}

final class OtherTests: XCTestCase {
  /// Set again afterwards.
  override func setUp() { addTeardownBlock { XCUIDevice.shared.orientation = .portrait } }

  /// The size of a picture, not of a window.
  func testPicture() { use(makeImage(size: CGSize(width: 1024, height: 768))) }

  /// An idiom that the test hands in.
  func testIdioms() {
    [UIUserInterfaceIdiom.phone, .pad].forEach { userInterfaceIdiom in check(userInterfaceIdiom) }
  }

  /// Only said.
  func testMessage() { XCTFail("not on \(UIDevice.current.userInterfaceIdiom)") }

  func makeImage(size: CGSize) -> UIImage { UIImage() }
  func use(_ image: UIImage) {}
  func check(_ idiom: UIUserInterfaceIdiom) {}
}
