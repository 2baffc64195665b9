import SwiftUI

@main
struct SampleApp: App {
  var body: some Scene { WindowGroup { Root() }.defaultSize(width: 900, height: 700) }
}

struct Root: View {
  // A largest width is no smallest one, and the size of a button none of a window.
  var body: some View { Button("a") {}.frame(minHeight: 44).frame(maxWidth: 600) }
}

#Preview { Root().frame(minWidth: 400) }
