import SwiftUI

/// What a button does is not why it is there.
struct Panel: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      if UIScreen.main.bounds.width > UIScreen.main.bounds.height {  // want main-screen-bounds warning, main-screen-bounds warning
        Spacer()
        HStack {
          Spacer()
          Button("Close") { dismiss() }
        }
      }
      Text("Panel")
    }
  }
}
