import SwiftUI

@main
struct ReaderApp: App {
  /// Has a value outside windows, too.
  @Environment(\.scenePhase) private var phase
  @State private var sizeClass: UserInterfaceSizeClass?

  var body: some Scene { WindowGroup { Root() } }

  /// A view inside the app type has a window.
  struct Root: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    var body: some View { Text(sizeClass == .regular ? "a" : "b") }
  }
}

/// A modifier is applied in a window.
struct Adapt: ViewModifier {
  @Environment(\.verticalSizeClass) private var height
  func body(content: Content) -> some View { content }
}

/// Not an `App`.
final class AppModel {
  var horizontalSizeClass: UserInterfaceSizeClass?
  /// A name that only holds the words.
  func update(horizontalSizeClass: UserInterfaceSizeClass?) { self.horizontalSizeClass = horizontalSizeClass }
}

extension View {
  /// Set for a part, not read.
  func narrow() -> some View { environment(\.horizontalSizeClass, .compact) }
}
