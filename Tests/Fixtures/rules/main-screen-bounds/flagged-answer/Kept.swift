import UIKit

final class Map: UIViewController {
  private var isShort = false
  private var width: CGFloat = 0
  private var side: CGFloat = 0
  private var glow: CGFloat = 1
  override func viewDidLoad() {
    super.viewDidLoad()
    isShort = UIScreen.main.bounds.height < 600  // want main-screen-bounds
    self.width = UIScreen.main.bounds.width  // want main-screen-bounds
    side = UIScreen.main.bounds.width  // want main-screen-bounds
    glow = UIScreen.main.brightness  // want main-screen-hardware
    view.frame.origin.y = isShort ? 0 : 20  // want main-screen-bounds warning
    view.frame.size.width = width / 2  // want main-screen-bounds warning
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    /// Measured anew: the screen was a first guess.
    side = view.bounds.width
    view.layoutMargins.left = side / 20
  }
  func dim() { view.alpha = glow }
}
