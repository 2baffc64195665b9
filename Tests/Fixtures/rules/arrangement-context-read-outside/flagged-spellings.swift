import SwiftUI

/// The arrangement stands behind a check and in a function.
struct Screen: View {
  @available(iOS 27.1, *)
  @Environment(\.splitArrangementAxis) private var axis  // want arrangement-context-read-outside

  var body: some View {
    NavigationStack {
      if #available(iOS 27.1, *) { parts(isShort: axis == .vertical) } else { Text("a") }
    }
  }

  @available(iOS 27.1, *)
  @ViewBuilder
  private func parts(isShort: Bool) -> some View {
    ArrangementView {
      Text(isShort ? "a" : "b")
    } secondary: {
      Text("c")
    }
  }
}

/// A generic container of the app's own builds the arrangement and reads its context.
@available(iOS 27.1, *)
struct Pair<First: View, Second: View>: View {
  @Environment(\.splitArrangementAxis)
  var axis: Axis?  // want-1 arrangement-context-read-outside
  @Environment(\.overlayArrangementZIndex) private var depth: Double  // want arrangement-context-read-outside
  @ViewBuilder let first: () -> First
  @ViewBuilder let second: () -> Second

  var body: some View {
    ArrangementView(primary: first, secondary: second).opacity(axis == nil ? 0.5 : 1)
  }
}
