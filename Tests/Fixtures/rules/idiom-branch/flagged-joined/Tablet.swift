import UIKit

enum Tablet {
  /// Two constants, and an answer that joins them.
  static var isHere: Bool {
    let isPad = UI_USER_INTERFACE_IDIOM() == .pad  // want idiom-branch warning
    let isPadInPhoneClothes = UI_USER_INTERFACE_IDIOM() == .phone && UIDevice.current.model.hasPrefix("iPad")  // want idiom-branch, device-model-branch
    return isPad || isPadInPhoneClothes
  }
}
