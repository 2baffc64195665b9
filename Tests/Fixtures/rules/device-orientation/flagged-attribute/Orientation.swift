import SwiftUI

/// What it wraps is an orientation, wherever that comes from.
@propertyWrapper
struct Orientation: DynamicProperty {
  @StateObject private var watcher = Watcher.shared
  var wrappedValue: UIDeviceOrientation { watcher.kind }
}

/// What it wraps is something else.
@propertyWrapper
struct Clamped {
  private var value = 0
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 9) }
  }
}

final class Watcher: ObservableObject {
  static let shared = Watcher()
  @Published var kind = UIDeviceOrientation.unknown
  func watch() { kind = UIDevice.current.orientation }  // want device-orientation warning
}
