import SwiftUI

struct List: View { var body: some View { Text("List") } }

struct List_Previews: PreviewProvider {
  static var previews: some View { List() }
}
