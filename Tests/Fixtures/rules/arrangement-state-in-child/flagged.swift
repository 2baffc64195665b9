import SwiftUI

@available(iOS 27.1, *)
struct Screen: View {
  var body: some View {
    ArrangementView {
      PlaceList()
    } secondary: {
      VStack { PlaceMap(); if true { Options() } }
    }
  }

  var other: some View { ArrangementView(primary: { Chapters() }, secondary: { side }) }
  var side: some View { Side() }
}

struct PlaceList: View {
  @State private var selection: String?  // want arrangement-state-in-child
  //                 ^
  var body: some View { List(selection: $selection) { Text("a") } }
}

struct PlaceMap: View {
  @State var cameraPosition = 0  // want arrangement-state-in-child
  @State private var isHovering = false
  var body: some View { Text("map") }
}

struct Options: View {
  @SwiftUI.State private var selectedOption = 1  // want arrangement-state-in-child
  var body: some View { Text("a") }
}

struct Chapters: View {
  @State private var currentChapter: Int = 0  // want arrangement-state-in-child
  var body: some View { Text("a") }
}

struct Side: View {
  @State fileprivate var path: [Int] = []  // want arrangement-state-in-child
  @State private var visibleRegion = 0  // want arrangement-state-in-child
  var body: some View { Text("a") }
}
