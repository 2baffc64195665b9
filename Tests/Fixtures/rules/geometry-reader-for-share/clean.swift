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

struct Drawn: View {
  let progress: CGFloat
  let unit: CGRect

  /// A number of lines, no share.
  var lines: some View {
    GeometryReader { proxy in VStack { ForEach(0..<Int(proxy.size.height / 4), id: \.self) { _ in Text("-") } } }
  }

  /// A shape that is filled as far as something has come.
  var bar: some View { GeometryReader { proxy in Capsule().frame(width: proxy.size.width * progress) } }

  /// Places and fonts.
  var place: some View { GeometryReader { proxy in Text("a").offset(y: proxy.size.height * 0.3) } }
  var font: some View { GeometryReader { proxy in Text("a").font(.system(size: proxy.size.width * 0.5)) } }

  /// A part of a row: no container has its size.
  var row: some View {
    HStack {
      Text("a")
      GeometryReader { proxy in Text("b").frame(width: proxy.size.width * 0.8) }
    }
  }
}

/// The system gives a widget its size.
struct ClockWidgetView: View {
  var body: some View { GeometryReader { proxy in Text("a").frame(width: proxy.size.width / 2) } }
}

/// A bar that grows.
struct Bars: View {
  @State private var share: CGFloat = 0
  var body: some View { GeometryReader { proxy in Text("a").frame(height: share * proxy.size.height) } }
}
