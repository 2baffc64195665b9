import SwiftUI

@available(iOS 27.1, *)
struct Places: View {
  /// Its parts may scroll.
  var body: some View {
    NavigationStack {
      ArrangementView { ScrollView { Text("a") } } secondary: { List { Text("b") } }
    }
  }

  /// A tab holds a whole screen.
  var tab: some View { TabView { ArrangementView { Text("a") } secondary: { Text("b") } } }

  /// A sheet is a space of its own.
  var sheet: some View {
    List {
      Text("a").sheet(isPresented: .constant(true)) { ArrangementView { Text("a") } secondary: { Text("b") } }
    }
  }

  /// Pushed, not held.
  var pushed: some View {
    List { NavigationLink("a") { ArrangementView { Text("a") } secondary: { Text("b") } } }
  }

  /// Beside one, not in it.
  var beside: some View {
    VStack {
      ScrollView { Text("a") }
      ArrangementView { Text("a") } secondary: { Text("b") }
    }
  }

  /// Another function of the type scrolls.
  var other: some View { ScrollView { Text("a") } }
}
