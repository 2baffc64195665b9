import SwiftUI

struct Player: View {
  var body: some View {
    VStack {
      if #available(iOS 27.1, *) {
        ArrangementView {
          Text("a")
        } secondary: {
          Text("b")
        }
        .arrangementViewStyle(.split)
        .padding(.horizontal)
        .splitArrangementLayoutRatio(  // want arrangement-size-on-container
          minHorizontal: 0.4,
          maxHorizontal: 0.6
        )
      } else {
        Text("c")
      }
    }
  }
}

@available(iOS 27.1, *)
struct Named: View {
  var body: some View {
    NavigationStack {
      arranged
        .navigationTitle("a")
        .overlayArrangementEdge(.leading)  // want arrangement-size-on-container
    }
  }

  private var arranged: some View {
    ArrangementView(
      primary: { Text("a") },
      secondary: { Text("b") }
    )
  }
}

@available(iOS 27.1, *)
struct Built: View {
  var body: some View { build().splitArrangementFixedLayoutSize(horizontal: 320, vertical: 240) }  // want arrangement-size-on-container

  @ViewBuilder func build() -> some View {
    ArrangementView { Text("a") } secondary: { Text("b") }
  }
}
