import SwiftUI

struct Player: View {
  var body: some View {
    NavigationStack {
      if #available(iOS 27.1, *) {
        ArrangementView {
          Text("a")
        } secondary: {
          VStack {
            Text("b")
            Button {  // want arrangement-action-in-secondary
              share()
            } label: {
              Label("Share", systemImage: "square.and.arrow.up")
            }
            .buttonStyle(.bordered)
          }
        }
        .padding()
        .arrangementViewStyle(
          .split
            .axes(.horizontal)
        )
      } else {
        Text("c")
      }
    }
  }

  func share() {}
}

@available(iOS 27.1, *)
struct Computed: View {
  var body: some View {
    ArrangementView { Text("a") } secondary: { actions }
      .arrangementViewStyle(.split.axes(.vertical))
  }

  private var actions: some View {
    HStack { ShareLink(item: "b") }  // want arrangement-action-in-secondary
  }
}
