import SwiftUI

/// Used by the previews of this file alone.
private func framed(_ view: some View) -> some View { NavigationView { view } }

#Preview { framed(Text("a")) }
