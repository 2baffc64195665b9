import UIKit

final class Player: UIView {
  let screen = UIScreen.main  // want main-screen warning
  func isMain(_ other: UIScreen) -> Bool { other == UIScreen.main }  // want main-screen
  func pass() { attach(to: UIScreen.main) }  // want main-screen warning
  func fallback() -> UIScreen { window?.screen ?? UIScreen.main }  // want main-screen note
  func implicitFallback() -> UIScreen { window?.screen ?? .main }  // want main-screen note
  //                                                      ^
  func typed() {
    let display: UIScreen = .main  // want main-screen
    attach(to: display)
  }
  func value() -> Any? { UIScreen.main.value(forKey: "shape") }  // want main-screen
}

func make(on screen: UIScreen = .main) {}  // want main-screen

extension UIScreen {
  static func current() -> UIScreen { main }  // want main-screen
}
