import SwiftUI

struct Columns: View {
  let share: CGFloat

  var half: some View {
    GeometryReader { proxy in  // want geometry-reader-for-share
  //^
      HStack { Text("a").frame(width: proxy.size.width / 2) }
    }
  }

  var both: some View {
    GeometryReader { (geometry) in  // want geometry-reader-for-share
      Text("a").frame(width: geometry.size.width * 0.8, height: geometry.size.height * 0.5)
    }
  }

  var reversed: some View {
    GeometryReader { g in Text("a").frame(width: 0.3 * g.size.width) }  // want geometry-reader-for-share
  }

  var named: some View {
    GeometryReader { proxy in  // want geometry-reader-for-share
      let column = proxy.size.width * share
      Text("a").frame(width: column)
    }
  }

  var implicit: some View {
    GeometryReader { Text("a").frame(width: $0.size.width / 3) }  // want geometry-reader-for-share
  }

  var typed: some View {
    GeometryReader { (proxy: GeometryProxy) in  // want geometry-reader-for-share
      Text("a").frame(height: proxy.size.height * 0.25)
    }
  }
}
