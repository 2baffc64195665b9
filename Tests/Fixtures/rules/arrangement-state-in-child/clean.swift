import SwiftUI

@available(iOS 27.1, *)
struct Screen: View {
  /// Above the parts: it outlives them.
  @State private var selection: String?
  var body: some View {
    ArrangementView { PlaceList(selection: $selection) } secondary: { Detail() }
  }
}

struct PlaceList: View {
  @Binding var selection: String?
  var body: some View { Text("a") }
}

struct Detail: View {
  /// Nobody misses it.
  @State private var isExpanded = false
  @State private var opacity = 1.0
  var body: some View { Text("a").sheet(isPresented: .constant(true)) { Picker() } }
}

/// Shown in a sheet, in no part.
struct Picker: View {
  @State private var selection = 0
  var body: some View { Text("a") }
}

/// Nowhere in an arrangement.
struct Other: View {
  @State private var selection = 0
  var body: some View { Text("a") }
}

/// No view's state.
final class Model {
  var selection = 0
  static let State = 1
}

/// What a text field holds for a moment is not what was chosen.
struct Filter: View {
  @FocusState private var isFocused: Bool
  var body: some View { Text("a") }
}
