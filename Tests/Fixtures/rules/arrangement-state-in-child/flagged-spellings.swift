import SwiftUI

struct Screen: View {
  let isWide: Bool

  var body: some View {
    NavigationStack {
      if #available(iOS 27.1, *) {
        ArrangementView {
          Group {
            if isWide { Listing<Int>() } else { Text("a") }
          }
        } secondary: {
          detail(of: 1)
            .padding()
        }
        .arrangementViewStyle(.split)
      } else {
        Text("b")
      }
    }
  }

  @ViewBuilder
  private func detail(of number: Int) -> some View {
    ScrollView { Atlas(number: number) }
  }
}

struct Listing<Item>: View {
  @State private var selectedIDs: Set<Int> = []  // want arrangement-state-in-child
  var body: some View { Text("a") }
}

struct Atlas: View {
  let number: Int
  @State
  private var mapPosition = 0  // want arrangement-state-in-child
  @StateObject private var selectionModel = Model()  // want arrangement-state-in-child
  var body: some View { Text("a") }
}

final class Model: ObservableObject {}
