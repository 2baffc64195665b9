import SwiftUI

/// A map and its places: the navigation outside, the arrangement inside, and each part scrolls for itself.
@available(iOS 27.1, *)
struct Journey: View {
  @State private var selection: Stop.ID?
  let stops: [Stop]

  var body: some View {
    NavigationStack {
      ArrangementView {
        StopMap(stops: stops, selection: $selection)
          .splitArrangementLayoutRatio(0.6)
      } secondary: {
        ScrollView {
          LazyVStack(alignment: .leading) {
            ForEach(stops) { stop in StopRow(stop: stop, selection: $selection) }
          }
        }
      }
      .arrangementViewStyle(.split)
      .navigationTitle("Journey")
    }
  }
}

struct Stop: Identifiable { let id: Int }

struct StopRow: View {
  let stop: Stop
  @Binding var selection: Stop.ID?
  var body: some View { Button("\(stop.id)") { selection = stop.id } }
}

struct StopMap: View {
  let stops: [Stop]
  @Binding var selection: Stop.ID?
  var body: some View { Text("map") }
}

/// Before 27.1 another layout, with the same functions.
struct JourneyScreen: View {
  let stops: [Stop]
  @State private var selection: Stop.ID?

  var body: some View {
    if #available(iOS 27.1, *) {
      Journey(stops: stops)
    } else {
      ViewThatFits(in: .horizontal) {
        HStack { parts }
        VStack { parts }
      }
    }
  }

  @ViewBuilder private var parts: some View {
    StopMap(stops: stops, selection: $selection)
    ScrollView { ForEach(stops) { stop in StopRow(stop: stop, selection: $selection) } }
  }
}
