import SwiftUI

struct Badge: View {
  /// A preview is not shipped: its use is silent, and the next use is still its own.
  static var preview: some View { Text("x") }
  var body: some View { Text("y").padding(isPadNow() ? 24 : 8) }  // want idiom-branch warning
}

#Preview { Text("z").padding(Kind.isTablet ? 24 : 8) }

struct Label: View {
  var body: some View { Text("y").padding(Kind.isTablet ? 24 : 8) }  // want idiom-branch warning
}
