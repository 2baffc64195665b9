import SwiftUI

@available(iOS 27.1, *)
struct Player: View {
  /// On the part whose preference it is.
  var body: some View {
    ArrangementView {
      Text("a").splitArrangementLayoutRatio(0.6)
    } secondary: {
      VStack { Text("b") }.splitArrangementFixedLayoutSize(horizontal: 300, vertical: 200)
    }
  }

  /// The style is the container's.
  var style: some View { ArrangementView { Text("a") } secondary: { Text("b") }.arrangementViewStyle(.split) }

  /// A part in a property.
  var part: some View { Text("a").splitArrangementLayoutRatio(0.4) }

  /// A part whose inside is an arrangement again.
  var nested: some View {
    ArrangementView {
      ArrangementView { Text("a") } secondary: { Text("b") }.overlayArrangementEdge(.leading)
    } secondary: {
      Text("c")
    }
  }

  /// The root of a part, in a view of its own.
  var typed: some View { ArrangementView { Queue() } secondary: { Text("b") } }
}

@available(iOS 27.1, *)
struct Queue: View {
  var body: some View { List { Text("a") }.splitArrangementLayoutSize(minHorizontal: 200) }
}

extension View {
  /// Whatever it is put on.
  @available(iOS 27.1, *)
  func half() -> some View { splitArrangementLayoutRatio(0.5) }
}
