import SwiftUI

/// The same functions at every width; only how many show at once differs.
struct Editor: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @State private var width: CGFloat = 0

  var body: some View {
    Text("text")
      .toolbar {
        if horizontal == .regular {
          ToolbarItemGroup {
            Button("Bold", action: bold)
            Button("Italic", action: italic)
          }
        } else {
          ToolbarItem {
            Menu("Style") {
              Button("Bold", action: bold)
              Button("Italic", action: italic)
            }
          }
        }
      }
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  }

  func bold() {}
  func italic() {}
}

/// Built in one place, placed in two.
struct Inbox: View {
  @Environment(\.horizontalSizeClass) private var horizontal

  var body: some View {
    VStack {
      if horizontal == .regular { HStack { actions } }
      Text("mail")
    }
    .contextMenu { actions }
  }

  @ViewBuilder private var actions: some View {
    Button("Reply") {}
    Button("Forward") {}
  }
}
