import SwiftUI

extension CGFloat {
  static let screenWide = UIScreen.main.bounds.width  // want main-screen-bounds warning
  static let screenTall = UIScreen.main.bounds.height  // want main-screen-bounds warning
}

extension CGSize {
  static let wholeScreen = CGSize(width: .screenWide, height: .screenTall)  // want main-screen-bounds warning, main-screen-bounds warning
  /// One side is the screen's.
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
      .frame(size: .card)  // want main-screen-bounds warning
      .frame(height: CGSize.card.height)
      .offset(y: content.height)
      .offset(y: area.height)  // want main-screen-bounds warning
      .onAppear { content = box }
  }
}

/// Longer and shorter, of helpers for each side.
enum Shape {
  static var wide: CGFloat { UIScreen.main.bounds.width }  // want main-screen-bounds warning
  static var tall: CGFloat { UIScreen.main.bounds.height }  // want main-screen-bounds warning
  static var shorter: CGFloat { min(wide, tall) }  // want main-screen-bounds warning, main-screen-bounds warning
  static var longer: CGFloat { max(wide, tall) }  // want main-screen-bounds note, main-screen-bounds note
}

/// A state that is measured, and one that is not.
struct Board: View {
  @State private var size = UIScreen.main.bounds.size  // want main-screen-bounds note
  @State private var side = UIScreen.main.bounds.width  // want main-screen-bounds warning
  var body: some View {
    Text("x")
      .frame(width: Shape.shorter / 2)  // want main-screen-bounds warning
      .frame(width: size.width / 2)
      .frame(height: side / 2)  // want main-screen-bounds warning
      .measured(in: $size)
  }
  /// The size of a picture that another device asks for.
  func poster(_ url: URL) -> CastImage {
    CastImage(url: url, width: Int(UIScreen.main.bounds.width), height: 100)  // want main-screen-bounds note
  }
}

/// A key of the environment that is measured, and one that is not.
private struct ExtentKey: EnvironmentKey {
  static let defaultValue: CGFloat = UIScreen.main.bounds.width  // want main-screen-bounds
}
private struct DepthKey: EnvironmentKey {
  static let defaultValue: CGFloat = UIScreen.main.bounds.height  // want main-screen-bounds warning
}
extension EnvironmentValues {
  var extent: CGFloat {
    get { self[ExtentKey.self] }
    set { self[ExtentKey.self] = newValue }
  }
  var depth: CGFloat {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

struct Feed: View {
  @Environment(\.extent) private var extent
  @Environment(\.depth) private var depth
  var body: some View {
    Text("x")
      .frame(width: extent / 2)
      .frame(height: depth / 2)  // want main-screen-bounds warning
  }
}

struct Pane: View {
  var body: some View {
    GeometryReader { proxy in Feed().environment(\.extent, proxy.size.width) }
  }
}

#Preview { Feed().environment(\.depth, 400 / 2) }
