import SwiftUI

struct Page: View {
  let title: String

  var body: some View {
    ZStack {
      // The background alone.
      Color.black.ignoresSafeArea()
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).edgesIgnoringSafeArea(.all)
      Image("cover").resizable().scaledToFill().ignoresSafeArea()
      Text(title)
    }
    .background {
      // A layer behind, with nothing to touch.
      VStack { Text("watermark") }.ignoresSafeArea()
    }
  }

  /// One edge, on purpose.
  var bottom: some View { VStack { Text(title) }.ignoresSafeArea(edges: .bottom) }

  /// The keyboard does not push it up; bars still do.
  var still: some View { VStack { Text(title) }.ignoresSafeArea(.keyboard) }

  /// A stack of pictures.
  var pictures: some View {
    ZStack {
      Color.red
      Rectangle().fill(.blue)
    }
    .ignoresSafeArea()
  }

  /// A view of the app's own: nobody knows what it holds.
  var map: some View { TileMap().ignoresSafeArea() }

  /// Its text stands behind a sheet, in a window of its own.
  var sheet: some View {
    ZStack { Color.red.sheet(isPresented: .constant(true)) { Text(title) } }.ignoresSafeArea()
  }
}

struct TileMap: View { var body: some View { Color.green } }

/// In a part of fixed height, and in something that scrolls, no bar lies over it.
struct Carousel: View {
  var body: some View {
    ScrollView { VStack { Text("a") }.ignoresSafeArea() }
    TabView { HStack { Text("b") }.ignoresSafeArea() }.frame(height: 200)
  }
}

/// In the middle of all the space.
struct Waiting: View {
  let note: String
  var body: some View {
    VStack { Text(note) }
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.black.opacity(0.1))
      .ignoresSafeArea()
  }

  /// Between spacers on both axes.
  var paused: some View {
    ZStack {
      Color.black
      VStack {
        Spacer()
        HStack {
          Spacer()
          Button("Resume", action: {})
          Spacer()
        }
        Spacer()
      }
    }
    .ignoresSafeArea()
  }

  /// It keeps clear of the edges by the insets themselves.
  var camera: some View {
    GeometryReader { proxy in
      VStack {
        Color.black.frame(height: proxy.safeAreaInsets.top)
        Text(note)
      }
      .padding(.bottom, proxy.safeAreaInsets.bottom)
      .ignoresSafeArea()
    }
  }
}

/// Views of their own size stand in the middle.
struct Badge: View {
  var body: some View { VStack { Text("a"); Button("b", action: {}) }.padding().ignoresSafeArea() }
  var card: some View {
    ZStack {
      Color.black.opacity(0.4)
      VStack { ProgressView(); Text("c") }.background(Color.white)
    }
    .ignoresSafeArea()
  }
  var line: some View { Text("d").bold().ignoresSafeArea() }
}
