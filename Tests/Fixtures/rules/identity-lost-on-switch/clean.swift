import SwiftUI

struct Row: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  let isPad = UIDevice.current.userInterfaceIdiom == .pad
  let items: [String]

  /// One container whose layout changes.
  var body: some View {
    let layout = horizontal == .regular ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
    layout { Text("A"); Text("B") }
  }

  /// The system chooses, and keeps both.
  var fits: some View { ViewThatFits { HStack { Text("A") }; VStack { Text("A") } } }

  /// Other content.
  var other: some View {
    Group { if horizontal == .regular { HStack { Text("A"); Chart() } } else { VStack { Text("A") } } }
  }

  /// A condition that has nothing to do with space.
  var empty: some View { Group { if items.isEmpty { VStack { Text("A") } } else { HStack { Text("A") } } } }

  /// The kind of device never changes while the app runs.
  var device: some View { Group { if isPad { NavigationSplitView { Text("a") } detail: { Text("b") } } else { TabView { Text("a") } } } }

  /// The same container in both.
  var same: some View {
    Group {
      if horizontal == .regular { NavigationStack { Chart() } } else { NavigationStack { Text("a") } }
    }
  }

  /// A container inside something, not the whole branch.
  var inner: some View {
    Group { if horizontal == .regular { Chart() } else { VStack { TabView { Text("a") } } } }
  }
}

struct Chart: View { var body: some View { Text("c") } }
