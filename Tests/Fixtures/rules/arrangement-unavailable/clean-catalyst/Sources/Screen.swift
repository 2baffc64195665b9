import SwiftUI

/// Not in Mac Catalyst.
struct Screen: View {
  var body: some View {
    #if !targetEnvironment(macCatalyst)
      ArrangementView { Text("a") } secondary: { Text("b") }
    #else
      Text("a")
    #endif
  }
}

/// The same the other way round.
struct Other: View {
  var body: some View {
    #if targetEnvironment(macCatalyst) || os(macOS)
      Text("a")
    #elseif os(iOS)
      ArrangementView { Text("a") } secondary: { Text("b") }
    #endif
  }
}
