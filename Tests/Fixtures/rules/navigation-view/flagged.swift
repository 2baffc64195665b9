import SwiftUI

struct Root: View {
  var body: some View {
    NavigationView {  // want navigation-view note
      Text("List")
    }
  }
}

struct Styled: View {
  var body: some View {
    NavigationView { Text("List") }.navigationViewStyle(.stack)  // want navigation-view note
  }
}

struct Conditional: View {
  var body: some View {
    if isWide {
      NavigationView { Sidebar(); Detail() }  // want navigation-view note
    } else {
      SwiftUI.NavigationView { Detail() }  // want navigation-view note
    }
  }
}

struct Called: View {
  var body: some View { NavigationView(content: { Text("List") }) }  // want navigation-view note
}

func wrapped() -> AnyView { AnyView(NavigationView { Text("x") }) }  // want navigation-view note

struct Sheet: View {
  var body: some View {
    Text("Open").sheet(isPresented: $isOpen) { NavigationView { Text("x") } }  // want navigation-view note
  }
}
