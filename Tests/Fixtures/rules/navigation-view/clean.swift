import SwiftUI

/// The successors.
struct Root: View {
  var body: some View {
    NavigationStack { Text("List") }
    NavigationSplitView { Sidebar() } detail: { Detail() }
  }
}

/// A type whose name only begins or ends so.
struct NavigationViewModel {}
let bar = MyNavigationView()

/// A declaration is no use.
struct Other { struct NavigationView: View { var body: some View { Text("x") } } }

/// Text: NavigationView { }
let text = "NavigationView { }"

/// A type annotation makes nothing.
func take(_ view: NavigationView<Text>) {}

/// The modifier alone, on something else.
struct Styled: View { var body: some View { Content().navigationViewStyle(.stack) } }

/// On a system before its successors nothing else will do.
struct Both: View {
  var body: some View {
    if #available(iOS 16, *) {
      NavigationStack { Text("a") }
    } else {
      NavigationView { Text("a") }
    }
  }
}

/// Shown by previews alone.
struct LibraryPreview: View { var body: some View { NavigationView { Text("a") } } }

/// The app that shows nothing else.
struct LibraryPreviewApp: App { var body: some Scene { WindowGroup { NavigationView { Text("a") } } } }

/// A picture that is shared.
func picture() -> UIImage { NavigationView { Text("a") }.frame(width: 300, height: 600).asImage() }
