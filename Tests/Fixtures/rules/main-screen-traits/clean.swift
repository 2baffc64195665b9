import UIKit

final class Panel: UIView {
  /// Its own traits.
  func contrast() { backgroundColor = color(for: traitCollection) }
  /// Those of its window's screen.
  func screenTraits() -> UITraitCollection? { window?.windowScene?.screen.traitCollection }
  /// Those of the controller that presents it.
  func hostTraits(_ host: UIViewController) -> UITraitCollection { host.traitCollection }
  /// Made here.
  func made() -> UITraitCollection { UITraitCollection(displayScale: 2) }
  /// A member of that name elsewhere.
  func other() { use(Theme.main.traitCollection) }
  /// Text: UIScreen.main.traitCollection
  let name = "UIScreen.main.traitCollection"
}
