import SwiftUI

@main
struct ReaderApp: App {
  @Environment(\.horizontalSizeClass) private var width  // want size-class-read-in-app
//^
  @Environment(\.verticalSizeClass)  // want size-class-read-in-app
  private var height
  @SwiftUI.Environment(\.scenePhase) var phase

  var body: some Scene { WindowGroup { if width == .regular { Text("wide") } } }
}

struct Spelled: SwiftUI.App {
  @Environment(\.horizontalSizeClass) var sizeClass: UserInterfaceSizeClass?  // want size-class-read-in-app
  var body: some Scene { WindowGroup { Text("") } }
}

struct WithRoot: Identifiable, App {
  let id = 0
  @Environment(\EnvironmentValues.horizontalSizeClass) var one  // want size-class-read-in-app
  @available(iOS 16, *) @Environment(\.verticalSizeClass) var two  // want size-class-read-in-app
  @Environment(\.horizontalSizeClass) fileprivate var three  // want size-class-read-in-app
  var body: some Scene { WindowGroup { Text("") } }
}
