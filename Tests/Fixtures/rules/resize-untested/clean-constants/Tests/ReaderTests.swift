import SnapshotTesting
import XCTest

struct Shape {
  let name: String
  let viewImageConfig: ViewImageConfig
}

/// The devices stand in a constant that every test goes through.
let shapes: [String: Shape] = [
  "narrow": .init(name: "a", viewImageConfig: .iPhoneSe),
  "wide": .init(name: "b", viewImageConfig: .iPadPro12_9(.portrait)),
]

final class ReaderTests: XCTestCase {
  func testShapes() {
    for (_, shape) in shapes { assertSnapshot(of: Reader(), as: .image(on: shape.viewImageConfig)) }
  }
}
