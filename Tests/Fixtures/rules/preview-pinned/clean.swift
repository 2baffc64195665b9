import SwiftUI

struct Card: View { var body: some View { Text("Card") } }

// A preview with no shape of its own: the canvas gives it one.
#Preview { Card() }

// As small as its content, whatever that is.
#Preview("Small", traits: .sizeThatFitsLayout) { Card() }

struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Card().previewLayout(.sizeThatFits)
    Card().previewDisplayName("Card")
    Card().environment(\.horizontalSizeClass, .regular)
    // No device after all.
    Card().previewDevice(nil)
  }
}

/// A name that only sounds like one.
func portrait(traits: Int) -> Int { traits }

/// Devices that are gone through, and the size of a part.
struct Many_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(["iPhone SE", "iPad mini"], id: \.self) { name in
      Text("a").previewDevice(PreviewDevice(rawValue: name))
    }
    Divider().previewLayout(.fixed(width: 64, height: 8))
  }
}

/// Traits that give no shape.
#Preview("Data", traits: .modifier(SampleData())) { Card() }
