import SwiftUI

struct Screen: View {
  var body: some View {
    ArrangementView { Text("a") } secondary: { Text("b") }  // want arrangement-unavailable
  }
}

/// A check for the version brings nothing to a Mac.
struct Checked: View {
  var body: some View {
    if #available(iOS 28, *) {
      Text("a").arrangementViewStyle(.split)  // want arrangement-unavailable
    }
  }
}
