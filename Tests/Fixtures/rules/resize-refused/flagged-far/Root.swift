import SwiftUI

struct Root: View {
  var body: some View {
    List { Text("a") }
      .frame(minWidth: 700)  // want resize-refused
  }
}

/// Fills no window.
struct Part: View {
  var body: some View { List { Text("a") }.frame(minWidth: 700) }
}
