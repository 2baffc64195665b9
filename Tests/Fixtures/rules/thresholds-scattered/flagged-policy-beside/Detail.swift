import SwiftUI

struct Detail: View {
  @State private var width: CGFloat = 0
  var body: some View {
    Text(width >= 700 ? "side by side" : "stacked")  // want thresholds-scattered
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  }
}
