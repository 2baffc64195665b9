import SwiftUI

@available(iOS 27.1, *)
struct Screen: View {
  @Environment(\.splitArrangementAxis) private var axis  // want arrangement-context-read-outside
  //           ^
  @Environment(\.overlayArrangementZIndex) var depth  // want arrangement-context-read-outside
  var body: some View { ArrangementView { Text(axis == nil ? "a" : "b") } secondary: { Text("c") } }
}

@available(iOS 27.1, *)
struct Parts: View {
  @Environment(\.splitArrangementAxis)
  private var axis  // want-1 arrangement-context-read-outside
  var body: some View { NavigationStack { arrangement } }
}

@available(iOS 27.1, *)
extension Parts {
  var arrangement: some View { ArrangementView(primary: { Text("a") }, secondary: { Text("b") }) }
}

@available(iOS 27.1, *)
struct Typed: View {
  @SwiftUI.Environment(\EnvironmentValues.splitArrangementAxis) var axis: Axis?  // want arrangement-context-read-outside
  @Environment(\.colorScheme) var scheme
  var body: some View { Group { ArrangementView { Text("a") } secondary: { Text("b") } } }
}

@available(iOS 27.1, *)
struct Function: View {
  @Environment(\.overlayArrangementZIndex) private var z  // want arrangement-context-read-outside
  func build() -> some View { ArrangementView { Text("a") } secondary: { Text("b") } }
  var body: some View { build() }
}
