import UIKit

/// Whoever only passes the news on lays nothing out, whatever the news is called.
final class Relay: NSObject {
  func listen() {
    let center = NotificationCenter.default
    center.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main) { _ in  // want device-orientation note
      NotificationCenter.default.post(name: .layoutDidChange, object: nil)
    }
    center.addObserver(self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification, object: nil)  // want device-orientation note
    center.addObserver(self, selector: #selector(resized), name: UIDevice.orientationDidChangeNotification, object: nil)  // want device-orientation warning
  }
  @objc private func turned() { self.layoutChanges.send(()) }
  @objc private func resized() {
    NotificationCenter.default.post(name: .layoutDidChange, object: nil)
    card.frame.size.width = 300
  }
}
