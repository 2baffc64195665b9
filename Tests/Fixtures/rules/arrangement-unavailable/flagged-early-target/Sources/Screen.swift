import SwiftUI

struct Screen: View {
  var body: some View {
    ArrangementView { Text("a") } secondary: { Text("b") }  // want arrangement-unavailable
  }
}
