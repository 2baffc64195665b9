import SwiftUI

struct Places: View {
  let isTabbed: Bool

  var body: some View {
    if #available(iOS 27.1, *) {
      ArrangementView {
        primary(isLarge: true)
      } secondary: {
        Group {
          switch isTabbed {
          case true:
            TabView {  // want navigation-in-arrangement
              Text("a")
            }
            .tabViewStyle(.page)
          case false:
            Text("b")
          }
        }
        .padding()
      }
      .arrangementViewStyle(
        .split
          .axes(.horizontal)
      )
    } else {
      // The other path may navigate as it likes.
      NavigationStack { Text("c") }
    }
  }

  @ViewBuilder
  func primary(isLarge: Bool) -> some View {
    if isLarge {
      NavigationStack(path: .constant([Int]())) { Text("d") }  // want navigation-in-arrangement
    } else {
      Text("e")
    }
  }
}

/// A frame of the app's own around the part.
@available(iOS 27.1, *)
struct Framed: View {
  var body: some View {
    ArrangementView {
      Panel(title: "a") { NavigationView { Text("b") } }  // want navigation-in-arrangement
    } secondary: {
      ForEach(0..<2, id: \.self) { _ in AnyView(NavigationStack { Text("c") }) }  // want navigation-in-arrangement
    }
  }
}

struct Panel<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { Text(title); content() } }
}
