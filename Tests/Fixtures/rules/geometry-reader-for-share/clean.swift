import SwiftUI

struct Columns: View {
  @State var width: CGFloat = 0

  /// A comparison chooses a layout.
  var choice: some View { GeometryReader { proxy in if proxy.size.width > 600 { Text("a") } else { Text("b") } } }

  /// Insets.
  var insets: some View { GeometryReader { proxy in Text("a").padding(.top, proxy.safeAreaInsets.top) } }

  /// A size that is stored.
  var stored: some View { GeometryReader { proxy in Color.clear.onAppear { width = proxy.size.width } } }

  /// A size that is handed on.
  var handed: some View { GeometryReader { proxy in Chart(size: proxy.size) } }

  /// A share with a cap.
  var capped: some View { GeometryReader { proxy in Text("a").frame(width: min(proxy.size.width * 0.5, 300)) } }

  /// The whole width.
  var whole: some View { GeometryReader { proxy in Text("a").frame(width: proxy.size.width) } }

  /// Bounded by its frame, where no container could take its place.
  var bar: some View { GeometryReader { proxy in Capsule().frame(width: proxy.size.width * 0.4) }.frame(height: 6) }

  /// It measures what it lies behind.
  var behind: some View { Text("a").background(GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }) }

  /// Once a share, once the whole.
  var mixed: some View {
    GeometryReader { proxy in
      Text("a").frame(width: proxy.size.width / 2)
      Text("b").position(x: proxy.frame(in: .local).midX, y: 0)
    }
  }
}

struct Chart: View {
  let size: CGSize
  var body: some View { Text("\(size.width)") }
}
