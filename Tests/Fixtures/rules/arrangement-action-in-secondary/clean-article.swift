import SwiftUI

/// What is essential stands where the arrangement can never take it: in the part that stays, or in a bar around both.
@available(iOS 27.1, *)
struct Review: View {
  @State private var selection = 0

  var body: some View {
    NavigationStack {
      ArrangementView {
        VStack {
          Picker("Photo", selection: $selection) { Text("a") }
          Text("photo")
        }
      } secondary: {
        Form { Toggle("Raw", isOn: .constant(true)) }
      }
      .arrangementViewStyle(.split.axes(.horizontal))
      .toolbar {
        ToolbarItem { Button("Send") {} }
      }
    }
  }
}

@available(iOS 27.1, *)
struct Bars: View {
  var body: some View {
    ArrangementView { Text("a") } secondary: { Button("Mark") {} }
      .arrangementViewStyle(.split.axes(.horizontal))
      .safeAreaInset(edge: .bottom) { bar }
  }

  private var bar: some View { Button("Mark") {} }
}
