import SwiftUI

/// A type of the app's own that has the name.
struct ArrangementView<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var body: some View { content() }
}

struct Uses: View {
  var body: some View { ArrangementView { Text("a") } }
}
