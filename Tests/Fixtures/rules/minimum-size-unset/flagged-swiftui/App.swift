import SwiftUI

@main
struct SampleApp: App {
  var body: some Scene { WindowGroup { Root() }.defaultSize(width: 900, height: 700) }
}

struct Root: View {
  // A largest width is no smallest one.
  var body: some View { Text("a").frame(maxWidth: 600) }
}

#Preview { Root().frame(minWidth: 400) }
