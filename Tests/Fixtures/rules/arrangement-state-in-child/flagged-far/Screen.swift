import SwiftUI

@available(iOS 27.1, *)
struct Screen: View {
  var body: some View { ArrangementView { Places() } secondary: { Text("b") } }
}
