import UIKit

final class Theme {
  func style() -> UIUserInterfaceStyle { UITraitCollection.current.userInterfaceStyle }  // want current-trait-collection note
  func isWide() -> Bool { UITraitCollection.current.horizontalSizeClass == .regular }  // want current-trait-collection note
  func scale() -> CGFloat { UITraitCollection.current.displayScale }  // want current-trait-collection note
  func stored() {
    let traits = UITraitCollection.current  // want current-trait-collection note
    use(traits)
  }
  func resolve(_ color: UIColor) -> UIColor { color.resolvedColor(with: UITraitCollection.current) }  // want current-trait-collection note
  func set(_ traits: UITraitCollection) { UITraitCollection.current = traits }  // want current-trait-collection note
}
