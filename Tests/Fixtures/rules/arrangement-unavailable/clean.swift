import SwiftUI

/// The whole type.
@available(iOS 27.1, *)
struct Screen: View {
  @Environment(\.splitArrangementAxis) var axis
  var body: some View { ArrangementView { Text("a") } secondary: { Text("b") } }
}

struct Checked: View {
  /// Checked where it is used.
  var body: some View {
    if #available(iOS 27.1, macOS 27, *) {
      ArrangementView { Text("a") } secondary: { Text("b") }
    } else {
      Text("a")
    }
  }

  /// A function of its own.
  @available(iOS 28, *)
  func parts() -> some View { ArrangementView { Text("a") } secondary: { Text("b") } }

  /// Checked at the beginning.
  func build() -> AnyView {
    guard #available(iOS 27.1.1, *) else { return AnyView(Text("a")) }
    return AnyView(ArrangementView { Text("a") } secondary: { Text("b") })
  }

  /// With another condition beside it.
  func either(_ isOn: Bool) -> AnyView {
    if isOn, #available(iOS 27.1, *) { return AnyView(ArrangementView { Text("a") } secondary: { Text("b") }) }
    return AnyView(Text("a"))
  }
}

@available(iOS, introduced: 27.1)
extension Checked {
  func style() -> some View { Text("a").arrangementViewStyle(.split) }
}

struct Unavailable: View {
  /// The other way round.
  var body: some View {
    if #unavailable(iOS 27.1) {
      Text("a")
    } else {
      ArrangementView { Text("a") } secondary: { Text("b") }
    }
  }

  /// Left early.
  func build() -> AnyView {
    if #unavailable(iOS 27.1) { return AnyView(Text("a")) }
    return AnyView(ArrangementView { Text("a") } secondary: { Text("b") })
  }
}
