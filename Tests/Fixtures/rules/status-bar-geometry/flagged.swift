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
