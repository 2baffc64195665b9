import SnapshotTesting
import XCTest

enum Device: CaseIterable {
  case phone, pad

  /// The cases that the tests go through.
  var config: ViewImageConfig {
    switch self {
    case .phone: .iPhone13
    case .pad: .iPadPro11
    }
  }
}
