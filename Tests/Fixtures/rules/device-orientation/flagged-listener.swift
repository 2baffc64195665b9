import UIKit

/// Whoever registers a listener hands no orientation on, and what is stored decides nothing yet.
final class Player: NSObject {
  override init() {
    super.init()
    listen()
  }
  private func listen() {
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)  // want device-orientation note
  }
  @objc private func turned() { chrome.refresh() }
  func keep() {
    UserDefaults.standard.set(UIDevice.current.orientation.rawValue, forKey: "orientation")  // want device-orientation note
  }
}

/// What the method calls that is told.
final class Ghost: UIView {
  var shade: UIView?
  func listen() {
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(flipped), name: UIDevice.orientationDidChangeNotification, object: nil)  // want device-orientation warning
  }
  @objc private func flipped() { cover() }
  private func cover() { shade?.frame = bounds }
}
