import SwiftUI

/// The arrangement stands behind a check, in a builder function, in a container of the app's own.
struct Feed: View {
  let isReady: Bool

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      if isReady {
        arrangement(title: "a")
      } else {
        ProgressView()
      }
    }
    .refreshable {}
  }

  @ViewBuilder
  private func arrangement(title: String) -> some View {
    if #available(iOS 27.1, *) {
      ArrangementView {  // want arrangement-in-scroll-view
        Text(title)
      } secondary: {
        Text("b")
      }
      .arrangementViewStyle(.split)
    } else {
      Text(title)
    }
  }
}

@available(iOS 27.1, *)
struct Rows: View {
  var body: some View {
    List(0..<3, id: \.self) { row in
      Section {
        Group {
          ArrangementView { Text("\(row)") } secondary: { Text("b") }  // want arrangement-in-scroll-view
            .padding(.vertical, 8)
        }
      } header: {
        Text("c")
      }
    }
  }
}

@available(iOS 27.1, *)
struct Sidebar: View {
  var body: some View {
    NavigationSplitView(columnVisibility: .constant(.all)) {
      pane
    } content: {
      Text("a")
    } detail: {
      NavigationStack { Text("b") }
    }
  }

  private var pane: some View {
    let title = "c"
    return ArrangementView { Text(title) } secondary: { Text("d") }  // want arrangement-in-scroll-view
  }
}

@available(iOS 27.1, *)
extension View {
  /// An extension of every view.
  func boarded() -> some View {
    ScrollView { LazyVStack { ArrangementView { self } secondary: { Text("b") } } }  // want arrangement-in-scroll-view
  }
}
