import SwiftUI
import UIKit

final class Board: UIViewController {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let insets = view.safeAreaInsets
    let width = view.bounds.width - view.safeAreaInsets.left * 2  // want symmetric-safe-area warning
    //                              ^
    let height = view.bounds.height - 2 * insets.top  // want symmetric-safe-area
    let side = max(insets.left, insets.right)  // want symmetric-safe-area
    //         ^
    let both = insets.left + insets.left  // want symmetric-safe-area
    let edges = UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.left)  // want symmetric-safe-area
    view.window.map { print($0.safeAreaInsets.right * 2.0) }  // want symmetric-safe-area
    print(width, height, side, both, edges)
  }
}

struct Card: View {
  var body: some View {
    GeometryReader { proxy in
      Text("a").padding(EdgeInsets(top: 0, leading: proxy.safeAreaInsets.trailing, bottom: 0, trailing: 0))  // want symmetric-safe-area
    }
  }
}

struct Row: View {
  @Environment(\.safeAreaInsets) private var safeAreaInsets
  var body: some View { Text("a").padding(max(safeAreaInsets.leading, safeAreaInsets.trailing)) }  // want symmetric-safe-area
}
