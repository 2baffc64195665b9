import SwiftUI

/// The app builds scenes; the root view inside the scene asks.
@main
struct MailApp: App {
  @Environment(\.openWindow) private var openWindow
  @State private var model = MailModel()

  var body: some Scene {
    WindowGroup { RootView().environment(model) }
  }
}

@Observable final class MailModel {}

struct RootView: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @State private var width: CGFloat = 0

  var body: some View {
    Text(horizontal == .regular && width > 700 ? "two" : "one")
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  }
}

/// A scene of its own reads no window's environment either, and does not try.
struct Help: Scene {
  var body: some Scene { WindowGroup(id: "help") { Text("help") } }
}
