import SwiftUI

/// A link that state follows is a push: it shows nothing by itself.
struct List: View {
  @ViewBuilder private var links: some View {
    if UIDevice.current.userInterfaceIdiom == .phone {  // want idiom-branch note
      NavigationLink(isActive: $showsDetail) { Detail() } label: { EmptyView() }
    }
  }
  @ViewBuilder private var named: some View {
    if UIDevice.current.userInterfaceIdiom == .phone {  // want idiom-branch note
      detailLink
    }
  }
  private var detailLink: some View {
    NavigationLink(unwrapping: $route) { Detail() }
  }
  /// A link that one can see is a function.
  @ViewBuilder private var row: some View {
    if UIDevice.current.userInterfaceIdiom == .phone {  // want idiom-branch warning
      NavigationLink("Detail") { Detail() }
    }
  }
}
