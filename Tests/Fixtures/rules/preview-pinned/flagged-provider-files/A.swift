import SwiftUI

struct Card: View { var body: some View { Text("Card") } }

struct Card_Previews: PreviewProvider {  // want preview-pinned
  static var previews: some View { Card() }
}
