import SwiftUI

/// The part looks at its own region, and has a version for the time when it stands alone.
@available(iOS 27.1, *)
struct Podcast: View {
  var body: some View {
    ArrangementView {
      NowPlaying()
    } secondary: {
      Chapters().modifier(Dimmed())
    }
  }
}

@available(iOS 27.1, *)
struct NowPlaying: View {
  @Environment(\.splitArrangementAxis) private var axis

  var body: some View {
    switch axis {
    case .horizontal?: VStack { cover; controls }
    case .vertical?: HStack { cover; controls }
    case nil: cover.overlay(alignment: .bottom) { controls }
    }
  }

  private var cover: some View { Image("cover") }
  private var controls: some View { Button("Play") {} }
}

struct Chapters: View { var body: some View { List { Text("a") } } }

@available(iOS 27.1, *)
struct Dimmed: ViewModifier {
  @Environment(\.overlayArrangementZIndex) private var depth
  func body(content: Content) -> some View { content.opacity(depth > 0 ? 0.9 : 1) }
}
