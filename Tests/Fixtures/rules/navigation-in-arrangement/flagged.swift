import SwiftUI

@available(iOS 27.1, *)
struct Places: View {
  var body: some View {
    ArrangementView {
      NavigationStack { Text("a") }  // want navigation-in-arrangement
    //^
    } secondary: {
      VStack { NavigationSplitView { Text("a") } detail: { Text("b") } }  // want navigation-in-arrangement
    }
  }

  var tabs: some View {
    ArrangementView(primary: { Text("a") }, secondary: { TabView { Text("b") }.padding() })  // want navigation-in-arrangement
  }

  var parts: some View {
    ArrangementView { list } secondary: { Detail() }
  }

  var list: some View { NavigationStack { Text("list") } }  // want navigation-in-arrangement

  var conditional: some View {
    ArrangementView {
      if #available(iOS 28, *) { NavigationStack { Text("a") } } else { Text("b") }  // want navigation-in-arrangement
    } secondary: {
      Text("c")
    }
  }
}

struct Detail: View {
  var body: some View { NavigationStack { Text("detail") } }  // want navigation-in-arrangement
}
