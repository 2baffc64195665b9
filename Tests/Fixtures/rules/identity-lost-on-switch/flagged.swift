import SwiftUI

struct Root: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  let isLandscape: Bool

  var body: some View {
    if horizontal == .regular {  // want identity-lost-on-switch warning
  //^
      NavigationSplitView { Text("Menu") } detail: { Text("Detail") }
    } else {
      NavigationStack { Text("Menu") }
    }
  }

  var tabs: some View {
    switch horizontal {  // want identity-lost-on-switch warning
    case .compact: TabView { Text("a") }
    default: NavigationSplitView { Text("Menu") } detail: { Text("Detail") }
    }
  }

  var stacks: some View {
    Group {
      if horizontal == .compact {  // want identity-lost-on-switch note
        VStack { Player(); Queue() }
      } else {
        HStack(spacing: 12) {
          Player()
          Spacer()
          Queue()
        }
      }
    }
  }

  var rotated: some View {
    ZStack {
      if isLandscape { HStack { Player() } } else { VStack { Player() } }  // want identity-lost-on-switch note
    }
  }

  var named: some View {
    Group {
      if horizontal == .regular { wide } else { narrow }  // want identity-lost-on-switch warning
    }
  }

  var wide: some View { NavigationSplitView { Text("Menu") } detail: { Text("Detail") } }
  var narrow: some View { NavigationStack { Text("Menu") } }

  var typed: some View {
    Group {
      if horizontal == .compact { Phone() } else { Pad() }  // want identity-lost-on-switch warning
    }
  }
}

struct Phone: View { var body: some View { TabView { Text("a") } } }
struct Pad: View { var body: some View { NavigationSplitView { Text("a") } detail: { Text("b") } } }
struct Player: View { var body: some View { Text("p") } }
struct Queue: View { var body: some View { Text("q") } }

/// The content that was handed in stands in both.
struct Adaptive<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  let content: () -> Content
  var body: some View {
    if horizontal == .compact {  // want identity-lost-on-switch note
      VStack(spacing: 8, content: content)
    } else {
      HStack(spacing: 8, content: content)
    }
  }
}
