import UIKit

final class Card: UIView {
  // A former id and a list are known names, and so is a reason with a day in it.
  var width: CGFloat {
    UIScreen.main.bounds.width  // resizelint:allow main-screen-bounds -- until 2027-03-31 or the rewrite
  }

  // Prose may say what `// resizelint:allow everything` would mean.
  // resizelint: what this tool is called is no address.
  let text = "// resizelint:allow everything"
}
