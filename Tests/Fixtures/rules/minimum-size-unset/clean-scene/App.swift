import SwiftUI

@main
struct SampleApp: App {
  /// At the scene itself, one side.
  var body: some Scene { WindowGroup { Text("a").frame(minWidth: 360) } }
}
