import SwiftUI

/// An extension has the size that its host gives it.
struct Panel: View {
  var body: some View { Text("a") }
}
