import SwiftUI

/// Asked once, on the actor that may ask.
enum Platform {
  static let kind: Kind = MainActor.assumeIsolated {
    switch UIDevice.current.userInterfaceIdiom {  // want idiom-branch warning
    case .phone: .phone
    case .pad: .pad
    default: .other
    }
  }
  static var isLarge: Bool { DispatchQueue.main.sync { UIDevice.current.userInterfaceIdiom == .pad } }  // want idiom-branch warning
}

extension EnvironmentValues {
  @Entry var kind: Kind = .other
  @Entry var isTablet = UIDevice.current.userInterfaceIdiom == .pad  // want idiom-branch warning
  @Entry var isSlow = false
  var isDesk: Bool {
    get { self[DeskKey.self] }
    set { self[DeskKey.self] = newValue }
  }
}

private struct DeskKey: EnvironmentKey {
  static let defaultValue = UIDevice.current.userInterfaceIdiom != .phone  // want idiom-branch warning
}

struct Root: View {
  var body: some View {
    Home()
      .environment(\.kind, Platform.kind)  // want idiom-branch warning
      .environment(\.isSlow, false)
      /// The size class is asked by others for what it is; what is set here is a choice of its own.
      .environment(\.horizontalSizeClass, Platform.isLarge ? .regular : .compact)  // want idiom-branch warning
  }
}

/// The answer is kept in a state, and handed down from there.
struct Provider<Content: View>: View {
  let content: () -> Content
  @State private var known: Shape?
  @State private var width: CGFloat = 0

  var body: some View {
    GeometryReader { geometry in
      ZStack {
        Color.clear.onAppear {
          let shape = shape(geometry)  // want idiom-branch
          known = shape
          width = geometry.size.width
        }
        if let shape = known {  // want idiom-branch
          content()
            .environment(\.shape, shape)
            .environment(\.extent, width)
        }
      }
    }
  }

  private func shape(_ geometry: GeometryProxy) -> Shape {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad  // want idiom-branch warning
    return isPad ? (geometry.size.width > 700 ? .widePad : .pad) : .phone  // want width-threshold note
  }
}
