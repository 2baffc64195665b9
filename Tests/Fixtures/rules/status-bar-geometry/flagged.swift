import UIKit

final class Header: UIView {
  func height() -> CGFloat { UIApplication.shared.statusBarFrame.height + 44 }  // want status-bar-geometry
  func top() { frame.origin.y = UIApplication.shared.statusBarFrame.maxY }  // want status-bar-geometry warning
  func manager() { frame.origin.y = window?.windowScene?.statusBarManager?.statusBarFrame.height ?? 0 }  // want status-bar-geometry warning
  func inset(_ scroll: UIScrollView) {
    let bar = window?.windowScene?.statusBarManager?.statusBarFrame.size.height ?? 20  // want status-bar-geometry warning
    scroll.contentInset.top = bar
  }
  func hidden() -> Bool { UIApplication.shared.isStatusBarHidden }  // want status-bar-geometry
  func observe() { listen(UIApplication.didChangeStatusBarFrameNotification) }  // want status-bar-geometry
}

/// What is done when the status bar changes.
final class Watcher: NSObject {
  func watch() {
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(tell), name: UIApplication.didChangeStatusBarFrameNotification, object: nil)  // want status-bar-geometry note
    center.addObserver(self, selector: #selector(place), name: UIApplication.didChangeStatusBarFrameNotification, object: nil)  // want status-bar-geometry warning
  }
  @objc private func tell() { NotificationCenter.default.post(name: .layoutDidChange, object: nil) }
  @objc private func place() { header.frame.origin.y = 20 }
}

/// Read once, whoever asks for it.
public let topInset = UIApplication.shared.statusBarFrame.height  // want status-bar-geometry warning
