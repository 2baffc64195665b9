import UIKit

final class Panel: UIView {
  /// Its own traits.
  func style() -> UIUserInterfaceStyle { traitCollection.userInterfaceStyle }
  /// Traits that are handed in.
  func wide(_ traits: UITraitCollection) -> Bool { traits.horizontalSizeClass == .regular }
  /// Traits that are made.
  func made() -> UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
  /// Another type's `current`.
  func locale() -> Locale { Locale.current }
  /// The provider of a dynamic colour gets the traits it needs.
  func color() -> UIColor { UIColor { $0.userInterfaceStyle == .dark ? .white : .black } }
  /// Text: UITraitCollection.current
  let text = "UITraitCollection.current"
}
