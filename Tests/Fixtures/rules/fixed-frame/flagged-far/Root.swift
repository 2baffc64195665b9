import SwiftUI

struct Root: View {
  var body: some View { List { Text("a") }.frame(width: 700) }  // want fixed-frame warning
}

struct Part: View {
  var body: some View { List { Text("a") }.frame(width: 700) }  // want fixed-frame note
}
