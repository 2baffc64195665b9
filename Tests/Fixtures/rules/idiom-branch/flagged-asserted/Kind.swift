import UIKit

/// An arm that complains is no answer.
enum Kind {
  case small, large
  static var current: Kind {
    switch UIDevice.current.userInterfaceIdiom {  // want idiom-branch warning
    case .pad: return large
    case .phone: return small
    default:
      assertionFailure("nobody knows")
      return small
    }
  }
}
