import SwiftUI

extension CGFloat {
  static let screenWide = UIScreen.main.bounds.width  // want main-screen-bounds warning
  static let screenTall = UIScreen.main.bounds.height  // want main-screen-bounds warning
}

extension CGSize {
  static let wholeScreen = CGSize(width: .screenWide, height: .screenTall)  // want main-screen-bounds warning, main-screen-bounds warning
  /// More than the screen.
  static let card = CGSize(width: .screenWide, height: 200)  // want main-screen-bounds warning
}

enum Mode { case screenWide, narrow }

struct Sheet: View {
  /// A first guess, which is measured later.
  @State private var content = CGSize(width: 0, height: UIScreen.main.bounds.height)  // want main-screen-bounds
  @State private var box: CGSize = .zero
  @State private var area = CGSize.wholeScreen  // want main-screen-bounds
  var mode: Mode
  var body: some View {
    Text("x")
      .frame(width: .screenWide * 0.75)  // want main-screen-bounds warning
      .frame(size: .wholeScreen)  // want main-screen-bounds warning
      .frame(size: .card)
      .offset(y: content.height)
      .offset(y: area.height)  // want main-screen-bounds warning
      .onAppear { content = box }
  }
}
