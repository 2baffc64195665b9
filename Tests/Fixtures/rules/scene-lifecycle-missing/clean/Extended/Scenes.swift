import SwiftUI

extension SampleApp: App {
  var body: some Scene { WindowGroup { Text("") } }
}
