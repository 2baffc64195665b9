import UIKit

final class Player: UIView {
  /// The screen of its own window.
  func own() -> UIScreen? { window?.windowScene?.screen }
  /// A screen that is handed in.
  func attach(to screen: UIScreen) { use(screen) }
  /// Other things that are `main`.
  func others() {
    DispatchQueue.main.async {}
    let bundle: Bundle = .main
    center.addObserver(forName: .changed, object: nil, queue: .main) { _ in use(bundle) }
    RunLoop.main.run()
  }
  /// A selector reads nothing.
  func selector() -> Selector { #selector(getter: UIScreen.main) }
  /// The type alone.
  func type() -> UIScreen.Type { UIScreen.self }
}

extension Array where Element == Int {
  /// A member called `main` of something else.
  var main: Int { first ?? 0 }
  func twice() -> Int { main * 2 }
}

/// The project's own class of another name.
let screen = GameScreen.main
