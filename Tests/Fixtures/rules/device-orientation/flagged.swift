import UIKit

final class Pane: UIView {
  func columns() { spacing = UIDevice.current.orientation.isLandscape ? 24 : 8 }  // want device-orientation warning
  func compared() { isHidden = UIDevice.current.orientation == .portrait }  // want device-orientation warning
  func switched() -> CGFloat {
    switch UIDevice.current.orientation {  // want device-orientation warning
    case .landscapeLeft, .landscapeRight: return 400
    default: return 200
    }
  }
  func observe() {
    let center = NotificationCenter.default
    center.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main) { _ in  // want device-orientation warning
      self.frame.size.width = 300
    }
  }
  func old() -> Bool { UIDeviceOrientationIsLandscape(UIDevice.current.orientation) }  // want device-orientation, device-orientation
  func local() {
    let orientation = UIDevice.current.orientation  // want device-orientation warning
    frame.size.width = orientation.isPortrait ? 320 : 480
  }
  func begin() { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }  // want device-orientation note
}

/// The handler is a method of the file.
struct Header: View {
  var body: some View {
    content.onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in  // want device-orientation warning
      turn()
    }
  }
  private func turn() { headerHeight = isFull ? 300 : 225 }
}

/// Kept, and read by nobody.
struct Login: View {
  @State private var kept = UIDevice.current.orientation  // want device-orientation note
  var body: some View {
    form.onReceive(changes) { _ in
      kept = UIDevice.current.orientation  // want device-orientation note
    }
  }
}

/// What a library adds to the device.
final class Entrance: UIViewController {
  override func viewDidLayoutSubviews() { stack.axis = UIDevice.isLandscape ? .vertical : .horizontal }  // want device-orientation warning
}
