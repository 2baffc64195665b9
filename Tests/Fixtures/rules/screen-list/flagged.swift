import UIKit

final class External {
  func second() -> UIScreen? { UIScreen.screens.dropFirst().first }  // want screen-list
  func count() -> Int { UIScreen.screens.count }  // want screen-list
  func last() { show(on: UIScreen.screens[1]) }  // want screen-list
  func observe() {
    let center = NotificationCenter.default
    center.addObserver(self, selector: #selector(connect), name: UIScreen.didConnectNotification, object: nil)  // want screen-list
    center.addObserver(self, selector: #selector(leave), name: UIScreen.didDisconnectNotification, object: nil)  // want screen-list
  }
  func old() -> NSNotification.Name { NSNotification.Name.UIScreenDidConnect }  // want screen-list
  func each() { for screen in UIScreen.screens { show(on: screen) } }  // want screen-list
}

extension UIScreen {
  static var hasSecond: Bool { screens.count > 1 }  // want screen-list
}
