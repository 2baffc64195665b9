import SwiftUI

/// Each part says what it prefers, as the root of its region.
@available(iOS 27.1, *)
struct Talk: View {
  var body: some View {
    ArrangementView {
      Slides()
    } secondary: {
      if true {
        Notes()
          .splitArrangementFixedLayoutSize(horizontal: 320, vertical: 240)
      }
    }
    .arrangementViewStyle(.overlay)
  }
}

@available(iOS 27.1, *)
struct Slides: View {
  var body: some View {
    Text("slide")
      .frame(maxWidth: .infinity)
      .splitArrangementLayoutRatio(minHorizontal: 0.5, maxHorizontal: 0.8)
  }
}

struct Notes: View { var body: some View { Text("notes") } }

@available(iOS 27.1, *)
struct Preferring: ViewModifier {
  func body(content: Content) -> some View { content.overlayArrangementEdge(.trailing) }
}
