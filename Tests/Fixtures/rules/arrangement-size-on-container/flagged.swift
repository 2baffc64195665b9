import SwiftUI

@available(iOS 27.1, *)
struct Player: View {
  var body: some View {
    ArrangementView { Text("a") } secondary: { Text("b") }
      .splitArrangementLayoutRatio(0.6)  // want arrangement-size-on-container
    // ^
  }

  var sized: some View {
    ArrangementView { Text("a") } secondary: { Text("b") }
      .padding()
      .splitArrangementLayoutSize(minHorizontal: 200)  // want arrangement-size-on-container
  }

  var fixed: some View {
    ArrangementView(primary: { Text("a") }, secondary: { Text("b") }).splitArrangementFixedLayoutSize(horizontal: 300, vertical: 200)  // want arrangement-size-on-container
  }

  var overlay: some View {
    ArrangementView { Text("a") } secondary: { Text("b") }
      .arrangementViewStyle(.overlay)
      .overlayArrangementEdge(.trailing)  // want arrangement-size-on-container
  }

  var grouped: some View {
    Group { ArrangementView { Text("a") } secondary: { Text("b") } }.splitArrangementLayoutRatio(0.5)  // want arrangement-size-on-container
  }

  var parts: some View { ArrangementView { Text("a") } secondary: { Text("b") } }
  var named: some View { parts.splitArrangementLayoutRatio(0.5) }  // want arrangement-size-on-container
}
