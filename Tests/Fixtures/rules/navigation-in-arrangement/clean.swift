import SwiftUI

@available(iOS 27.1, *)
struct Places: View {
  /// Around it.
  var body: some View {
    NavigationStack {
      ArrangementView { Text("a") } secondary: { Text("b") }
    }
  }

  /// A sheet has its own navigation.
  var sheet: some View {
    ArrangementView {
      Text("a").sheet(isPresented: .constant(true)) { NavigationStack { Text("b") } }
    } secondary: {
      Text("c")
    }
  }

  /// Beside it.
  var beside: some View {
    VStack {
      NavigationStack { Text("a") }
      ArrangementView { Text("a") } secondary: { Text("b") }
    }
  }

  /// A link is no container.
  var link: some View { ArrangementView { NavigationLink("a") { Text("b") } } secondary: { Text("c") } }

  /// Used elsewhere in the type.
  var stack: some View { NavigationStack { Text("a") } }
  var uses: some View { ZStack { stack } }
}

/// In another view of the file.
struct Other: View { var body: some View { TabView { Text("a") } } }
