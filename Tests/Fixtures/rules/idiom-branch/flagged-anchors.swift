import UIKit

/// Anchors in an operator of their own, and a radius beside them: where the view is counts.
final class Cover: UIView {
  func place() {
    if UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch warning
      picture.verticalAnchors == verticalAnchors
      picture.horizontalAnchors == horizontalAnchors
      picture.layer.cornerRadius = 12
    } else {
      picture.edgeAnchors == edgeAnchors
    }
    if UIDevice.current.userInterfaceIdiom == .phone {  // want idiom-branch warning
      title.textColor = .gray
      title.topAnchor == picture.bottomAnchor
    }
  }
  /// Nothing but its look.
  func dress() {
    if UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch note
      picture.layer.cornerRadius = 12
      title.textColor = .gray
    }
  }
}
