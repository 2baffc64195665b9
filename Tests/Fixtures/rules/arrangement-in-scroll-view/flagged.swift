import SwiftUI

@available(iOS 27.1, *)
struct Places: View {
  var body: some View {
    ScrollView {
      ArrangementView { Text("a") } secondary: { Text("b") }  // want arrangement-in-scroll-view
    //^
    }
  }

  var list: some View {
    List {
      Section { VStack { ArrangementView { Text("a") } secondary: { Text("b") } } }  // want arrangement-in-scroll-view
    }
  }

  var split: some View {
    NavigationSplitView {
      Text("menu")
    } detail: {
      ArrangementView(primary: { Text("a") }, secondary: { Text("b") })  // want arrangement-in-scroll-view
    }
  }

  var scroll: some View { ScrollView(.horizontal) { parts } }
  var parts: some View { ArrangementView { Text("a") } secondary: { Text("b") }.padding() }  // want arrangement-in-scroll-view

  var typed: some View { Form { if true { Board() } } }
}

@available(iOS 27.1, *)
struct Board: View {
  var body: some View {
    ArrangementView { Text("a") } secondary: { Text("b") }  // want arrangement-in-scroll-view
  }
}
