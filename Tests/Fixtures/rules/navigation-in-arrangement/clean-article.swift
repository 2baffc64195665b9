import SwiftUI

/// Navigation around the arrangement; what a part presents is a space of its own.
@available(iOS 27.1, *)
struct Recipes: View {
  @State private var path: [Int] = []
  @State private var shopping = false

  var body: some View {
    TabView {
      Tab("Recipes", systemImage: "book") {
        NavigationStack(path: $path) {
          ArrangementView {
            Steps()
          } secondary: {
            Ingredients(shopping: $shopping)
          }
          .navigationDestination(for: Int.self) { number in NavigationStack { Text("\(number)") } }
        }
      }
    }
  }
}

struct Steps: View { var body: some View { Text("steps") } }

struct Ingredients: View {
  @Binding var shopping: Bool
  var body: some View {
    Button("Shop") { shopping = true }
      .fullScreenCover(isPresented: $shopping) {
        NavigationStack { Text("list") }
      }
  }
}
