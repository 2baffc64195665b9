import UIKit

final class Panel: UIView {
  func contrast() { backgroundColor = color(for: UIScreen.main.traitCollection) }  // want main-screen-traits
  func isWide() -> Bool {
    let traits = UIScreen.main.traitCollection  // want main-screen-traits
    return traits.horizontalSizeClass == .regular
  }
  func scale() { layer.contentsScale = UIScreen.main.traitCollection.displayScale }  // want main-screen-traits warning
  func chained() -> UIUserInterfaceStyle? {
    UIScreen
      .main.traitCollection.userInterfaceStyle  // want-1 main-screen-traits note
  }
  /// Light or dark, whatever is then drawn.
  func restyle() {
    if UIScreen.main.traitCollection.userInterfaceStyle == .dark { layer.borderWidth = 0 }  // want main-screen-traits note
    if UIScreen.main.traitCollection.displayScale == 2 { layer.borderWidth = 0.5 }  // want main-screen-traits warning
  }
  func format() { render(UIGraphicsImageRendererFormat(for: UIScreen.main.traitCollection)) }  // want main-screen-traits
  func held() {
    let screen = UIScreen.main
    use(screen.traitCollection)  // want main-screen-traits
  }
}
