import SwiftUI

struct Page: View {
  let title: String
  @State var name = ""

  var body: some View {
    VStack {
      Text(title)
      Spacer()
      Button("Next", action: {})
    }
    .ignoresSafeArea()  // want safe-area-ignored-on-content
   //^
  }

  var old: some View {
    ZStack(alignment: .top) {
      Color.black
      HStack { Label("a", systemImage: "b") }
    }
    .padding()
    .edgesIgnoringSafeArea(.all)  // want safe-area-ignored-on-content
  }

  var form: some View {
    Form { TextField("Name", text: $name) }.ignoresSafeArea(.all, edges: .all)  // want safe-area-ignored-on-content
  }

  var scroll: some View {
    ScrollView {
      VStack {
        if title.isEmpty { Text("none") }
      }
    }
    .ignoresSafeArea(.container)  // want safe-area-ignored-on-content
  }

  var line: some View {
    SwiftUI.Text(title).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading).ignoresSafeArea()  // want safe-area-ignored-on-content
  }

  var list: some View {
    List { NavigationLink("a") { Page(title: "") } }.ignoresSafeArea(edges: .all)  // want safe-area-ignored-on-content
  }

  var footer: some View {
    ZStack {
      Color.black
      VStack {
        Spacer()
        HStack { Button("Back", action: {}) }.padding()
      }
    }
    .ignoresSafeArea()  // want safe-area-ignored-on-content
  }
}
