import SwiftUI

struct Page: View { var body: some View { Text("Page") } }

struct Page_Previews: PreviewProvider {
  static var previews: some View { Page() }
}
