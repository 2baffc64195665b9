import SwiftUI

@available(iOS 27.1, *)
struct Screen: View {
  var body: some View { ArrangementView { Detail() } secondary: { Text("c") } }
}

/// A part reads its own context.
@available(iOS 27.1, *)
struct Detail: View {
  @Environment(\.splitArrangementAxis) private var axis
  var body: some View { Text(axis == .vertical ? "short" : "long") }
}

/// A type inside the screen is another view.
@available(iOS 27.1, *)
struct Outer: View {
  var body: some View { ArrangementView { Inner() } secondary: { Text("b") } }
  struct Inner: View {
    @Environment(\.overlayArrangementZIndex) private var depth
    var body: some View { Text("\(depth)") }
  }
}

/// Set, not read.
@available(iOS 27.1, *)
struct Preset: View {
  var body: some View { ArrangementView { Text("a").environment(\.splitArrangementAxis, .vertical) } secondary: { Text("b") } }
}

/// Something else is read where the arrangement is built.
@available(iOS 27.1, *)
struct Other: View {
  @Environment(\.layoutDirection) private var direction
  var body: some View { ArrangementView { Text("a") } secondary: { Text("b") } }
}

/// A member of the app's own.
struct Model { var splitArrangementAxis: Axis? }

/// Read in a view that builds none.
@available(iOS 27.1, *)
struct Alone: View {
  @Environment(\.splitArrangementAxis) private var axis
  var body: some View { Text(axis == nil ? "alone" : "beside") }
}
