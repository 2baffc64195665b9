import UIKit

final class Side: UIViewController {
  private static let roomy: CGFloat = 840
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.subviews.first?.isHidden = view.bounds.width < Side.roomy
  }
}
