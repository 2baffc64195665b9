import SwiftUI

/// The file says for which platform it is.
struct SampleApp: App { var body: some Scene { WindowGroup { Text("a").frame(minWidth: 600, minHeight: 400) } } }
