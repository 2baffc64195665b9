import SwiftUI

/// An app with a delegate, a body of several scenes, and more than one attribute.
@main
@MainActor
struct MailApp: SwiftUI.App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  @Environment(
    \.horizontalSizeClass  // want-1 size-class-read-in-app
  ) private var sizeClass
  @available(iOS 17, *)
  @SwiftUI.Environment(\.verticalSizeClass) private var height  // want size-class-read-in-app

  @SceneBuilder var body: some Scene {
    WindowGroup {
      if sizeClass == .regular { Text("wide") } else { Text("narrow") }
    }
    #if os(iOS)
      WindowGroup(id: "second") { Text("second") }
    #endif
  }
}

final class Delegate: NSObject, UIApplicationDelegate {}
