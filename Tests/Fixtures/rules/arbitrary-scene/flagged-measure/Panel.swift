import UIKit

final class Panel: UIView {
  func place() {
    frame.origin.y = Edges.insets.top  // want arbitrary-scene warning
    frame.size.height = Edges.bottom() + 44  // want arbitrary-scene warning
    frame.size.width = Edges.width / 2  // want arbitrary-scene warning
    frame.size.height = Edges.height / 2  // want arbitrary-scene warning
  }
  /// Nothing is laid out.
  func report() { print(Edges.insets, Edges.bottom()) }
  func cover() { cover = UIWindow(windowScene: Edges.scene!) }  // want arbitrary-scene note
  func show() { Edges.top()?.present(sheet, animated: true) }
}
