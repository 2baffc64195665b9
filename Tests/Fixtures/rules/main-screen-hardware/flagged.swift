import UIKit

final class Reader: UIViewController {
  private var saved: CGFloat = 0

  func brighten() {
    saved = UIScreen.main.brightness  // want main-screen-hardware note
    UIScreen.main.brightness = 1  // want main-screen-hardware note
  }

  func isRecorded() -> Bool { UIScreen.main.isCaptured }  // want main-screen-hardware note
  func rate() -> Int { UIScreen.main.maximumFramesPerSecond }  // want main-screen-hardware note
  func mirror() -> UIScreen? { UIScreen.main.mirrored }  // want main-screen-hardware note
  func mode() -> CGSize? { UIScreen.main.preferredMode?.size }  // want main-screen-hardware note
  func link() { UIScreen.main.displayLink(withTarget: self, selector: #selector(tick)) }  // want main-screen-hardware note
  func held() {
    let screen = UIScreen.main
    screen.brightness = 0.2  // want main-screen-hardware note
  }
}
