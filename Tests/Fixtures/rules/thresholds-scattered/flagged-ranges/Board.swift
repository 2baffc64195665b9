import SwiftUI

/// Ranges, and a named number.
struct Board: View {
  @State private var width: CGFloat = 0
  var body: some View {
    Text((400..<600).contains(width) ? "medium" : "other")  // want thresholds-scattered
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  }
}
