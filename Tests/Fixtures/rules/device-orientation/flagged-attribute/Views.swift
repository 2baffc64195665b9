import SwiftUI

struct Login: View {
  @Orientation private var orientation
  @Clamped private var count
  var body: some View {
    if orientation.isLandscape {  // want device-orientation warning
      HStack { fields }
    } else {
      VStack { fields }
    }
  }
  private var fields: some View {
    Text("x")
      .padding(orientation.isPortrait ? 8 : 24)  // want device-orientation warning
      .padding(.top, count > 4 ? 8 : 24)
  }
}

/// The shape of a picture.
struct Card: View {
  var orientation: PictureShape
  var body: some View { Text("x").padding(orientation.isPortrait ? 8 : 24) }
}
