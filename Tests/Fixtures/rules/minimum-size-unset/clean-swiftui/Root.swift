import SwiftUI

struct Root: View {
  /// The smallest window follows from the smallest content.
  var body: some View { Text("a").frame(minWidth: 320, minHeight: 480) }
}
