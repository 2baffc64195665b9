import SwiftUI

@available(iOS 27.1, *)
struct One: View {
  var body: some View {
    ArrangementView {
      Text("a")
    } secondary: {
      Button("Share", action: {})  // want arrangement-action-in-secondary
    //^
    }
    .arrangementViewStyle(.split.axes(.horizontal))
  }
}

@available(iOS 27.1, *)
struct Two: View {
  var body: some View {
    NavigationStack {
      ArrangementView { Text("a") } secondary: { VStack { Picker("b", selection: .constant(1)) { Text("c") } } }  // want arrangement-action-in-secondary
    }
    .arrangementViewStyle(.overlay.axes([.vertical]))
  }
}

@available(iOS 27.1, *)
struct Three: View {
  var body: some View {
    ArrangementView(primary: { Text("a") }, secondary: { Link("b", destination: url) }).arrangementViewStyle(.split.axes(.vertical))  // want arrangement-action-in-secondary
  }
  let url = URL(string: "https://example.org")!
}

@available(iOS 27.1, *)
struct Four: View {
  var body: some View {
    ArrangementView { Text("a") } secondary: { if true { Menu("b") { Text("c") } } }  // want arrangement-action-in-secondary
      .arrangementViewStyle(.automatic.axes(Axis.Set.horizontal))
  }
}

@available(iOS 27.1, *)
struct Five: View {
  var body: some View {
    ArrangementView { Text("a") } secondary: { List { NavigationLink("b") { Text("c") } } }  // want arrangement-action-in-secondary
      .padding()
      .arrangementViewStyle(.split.axes(.horizontal))
  }
}

@available(iOS 27.1, *)
struct Six: View {
  var body: some View {
    ArrangementView { Text("a") } secondary: { Toggle("b", isOn: .constant(true)) }  // want arrangement-action-in-secondary
      .arrangementViewStyle(.split.axes(.vertical))
  }
}
