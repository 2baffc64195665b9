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
