import SwiftUI

struct Home: View {
  /// Asking for it decides nothing yet.
  @Environment(\.kind) private var kind
  @Environment(\.isTablet) var isTablet
  @Environment(\.isDesk) private var isDesk
  @Environment(\.isSlow) private var isSlow
  @Environment(\.horizontalSizeClass) private var widthClass

  var body: some View {
    Text("Home")
      .padding(kind == .phone ? 8 : 16)  // want idiom-branch warning
      .padding(.top, isDesk ? 24 : 0)  // want idiom-branch warning
      .padding(.bottom, isSlow ? 24 : 0)
      .padding(.leading, widthClass == .regular ? 24 : 0)
      .font(kind == .phone ? .title2 : .title)  // want idiom-branch note
      .padding(.top, kind == .mac ? 24 : 0)
  }
}

extension Home {
  var card: some View { Text("Card").frame(width: isTablet ? 300 : 200) }  // want idiom-branch warning
}

/// The same name of another view's own.
struct Card: View {
  var kind: CardKind
  var body: some View { Text("Card").padding(kind == .large ? 8 : 16) }
}

struct Popup: View {
  @Environment(\.shape) private var shape
  @Environment(\.extent) private var extent
  var body: some View {
    Text("Popup")
      .padding(shape == .pad ? 40 : 16)  // want idiom-branch warning
      .padding(.top, extent / 20)
  }
}
