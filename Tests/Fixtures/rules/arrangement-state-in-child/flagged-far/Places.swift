import SwiftUI

struct Places: View {
  @State private var selection: Int?  // want arrangement-state-in-child
  var body: some View { Text("a") }
}
