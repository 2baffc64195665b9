import SwiftUI

/// The file says for which platform it is.
struct Screen: View { var body: some View { VStack { Text("a") }.frame(width: 600) } }
