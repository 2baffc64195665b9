import SwiftUI

struct Screen: View {
  var body: some View {
    ArrangementView { Text("a") } secondary: { Text("b") }  // want arrangement-unavailable
  //^
  }
}

struct TooEarly: View {
  var body: some View {
    if #available(iOS 27, *) {
      ArrangementView { Text("a") } secondary: { Text("b") }  // want arrangement-unavailable
    }
  }
}

struct WrongBranch: View {
  var body: some View {
    if #available(iOS 27.1, *) {
      Text("a")
    } else {
      ArrangementView { Text("a") } secondary: { Text("b") }  // want arrangement-unavailable
    }
  }
}

@available(iOS 17, *)
struct Marked: View {
  @Environment(\.splitArrangementAxis) var axis  // want arrangement-unavailable
  var body: some View { Text("a") }
}

final class Host: UIViewController {
  let arranged = UIArrangementViewController()  // want arrangement-unavailable
  func regions() { _ = view.reservedRegions(kind: .division) }
}

struct Styled: View {
  var body: some View { Text("a").arrangementViewStyle(.split) }  // want arrangement-unavailable
}

struct Unavailable: View {
  func build() -> AnyView {
    if #unavailable(iOS 27.1) { log() }
    return AnyView(ArrangementView { Text("a") } secondary: { Text("b") })  // want arrangement-unavailable
  }

  func log() {}
}
