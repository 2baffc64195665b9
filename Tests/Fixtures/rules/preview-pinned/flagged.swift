import SwiftUI

struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Card().previewDevice("iPhone 15")  // want preview-pinned
    //     ^
    Card().previewDevice(PreviewDevice(rawValue: "iPad Pro (11-inch)"))  // want preview-pinned
    Card().previewLayout(.fixed(width: 375, height: 667))  // want preview-pinned
    Card().previewInterfaceOrientation(.landscapeLeft)  // want preview-pinned
  }
}

#Preview("Wide", traits: .landscapeLeft) { Card() }  // want preview-pinned
#Preview(traits: .fixedLayout(width: 1024, height: 768)) { Card() }  // want preview-pinned
#Preview("Both", traits: .sizeThatFitsLayout, .portrait) { Card() }  // want preview-pinned

struct Card: View { var body: some View { Text("Card") } }
