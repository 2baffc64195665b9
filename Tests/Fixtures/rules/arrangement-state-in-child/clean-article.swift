import SwiftUI

/// What a person chose stands above every way to present it, and survives the fold.
struct Trip: View {
  @State private var selection: Int?
  @State private var camera = 0.0

  var body: some View {
    if #available(iOS 27.1, *) {
      ArrangementView {
        Chart(selection: $selection, camera: $camera)
      } secondary: {
        Days(selection: $selection)
      }
    } else {
      VStack {
        Chart(selection: $selection, camera: $camera)
        Days(selection: $selection)
      }
    }
  }
}

struct Chart: View {
  @Binding var selection: Int?
  @Binding var camera: Double
  @State private var isLoading = false
  var body: some View { Text("chart") }
}

struct Days: View {
  @Binding var selection: Int?
  /// It is kept for the scene, whoever shows it.
  @SceneStorage("currentDay") private var currentDay = 0
  var body: some View { Text("days") }
}
