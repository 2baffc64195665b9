import SwiftUI

@available(iOS 27.1, *)
struct One: View {
  /// Both axes: the second part always finds room.
  var body: some View { ArrangementView { Text("a") } secondary: { Button("Share", action: {}) } }
}

@available(iOS 27.1, *)
struct Two: View {
  /// Another way in the toolbar.
  var body: some View {
    ArrangementView { Text("a") } secondary: { Button("Share", action: {}) }
      .arrangementViewStyle(.split.axes(.horizontal))
      .toolbar { Button("Share", action: {}) }
  }
}

@available(iOS 27.1, *)
struct Three: View {
  /// In the first part, which always shows.
  var body: some View {
    ArrangementView { Button("Share", action: {}) } secondary: { Text("b") }
      .arrangementViewStyle(.split.axes(.horizontal))
  }
}

@available(iOS 27.1, *)
struct Four: View {
  /// Something to look at.
  var body: some View {
    ArrangementView { Text("a") } secondary: { Text("b") }.arrangementViewStyle(.split.axes(.vertical))
  }
}

@available(iOS 27.1, *)
struct Five: View {
  /// A style that limits nothing.
  var body: some View {
    ArrangementView { Text("a") } secondary: { Button("Share", action: {}) }.arrangementViewStyle(.split)
  }
}

@available(iOS 27.1, *)
struct Six: View {
  /// Both axes by name.
  var body: some View {
    ArrangementView { Text("a") } secondary: { Button("Share", action: {}) }
      .arrangementViewStyle(.split.axes([.horizontal, .vertical]))
  }
}
