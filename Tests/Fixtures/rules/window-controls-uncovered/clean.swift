import SwiftUI
import UIKit

final class Player: UIViewController {
  let topBar = UIView()

  /// The corner is asked for.
  override func viewDidLoad() {
    let corner = view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
    topBar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    topBar.leadingAnchor.constraint(equalTo: corner.leadingAnchor).isActive = true
  }
}

final class Below: UIViewController {
  let topBar = UIView()
  let content = UIView()
  let bottomBar = UIView()
  let closeButton = UIButton()

  override func viewDidLoad() {
    // Below something else.
    topBar.topAnchor.constraint(equalTo: content.bottomAnchor).isActive = true
    topBar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    // The content fills the view; it is no bar.
    content.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    content.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    // At the other edge.
    closeButton.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    closeButton.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    // At the bottom.
    bottomBar.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    bottomBar.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
  }
}

/// A part of a screen is not at the screen's edge.
final class Card: UIView {
  let closeButton = UIButton()
  func pin(to view: UIView) {
    closeButton.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    closeButton.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
  }
}

/// The bar of the system keeps clear.
struct Page: View {
  var body: some View { VStack { HStack { Button("Back", action: {}) } }.toolbar { Text("a") } }
}

/// Nothing to touch at the leading edge.
struct Quiet: View {
  var body: some View {
    VStack { HStack { Text("Title"); Button("Done", action: {}) } }.navigationBarHidden(true)
  }
}

/// The bar shows.
struct Shown: View {
  var body: some View { VStack { HStack { Button("a", action: {}) } }.navigationBarHidden(false) }
}
