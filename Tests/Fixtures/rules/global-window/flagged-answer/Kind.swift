import UIKit

/// Answers about a window that is looked up, in bodies of more than one statement.
enum Kind {
  static var isShort: Bool { UIApplication.shared.keyWindow?.bounds.height == 480 }  // want global-window warning
  static var isSmall: Bool {
    #if EXTENSION
      return false
    #else
      let bounds = UIApplication.shared.keyWindow?.bounds  // want global-window warning
      return bounds?.width == 320 && bounds?.height == 568
    #endif
  }
  static var isRoomy: Bool {
    guard let window = UIApplication.shared.windows.first else { return false }  // want global-window warning
    if window.frame.width > 700 { return true }
    return false
  }
  /// What is done on the way is more than an answer.
  static var isCounted: Bool {
    let bounds = UIApplication.shared.keyWindow?.bounds  // want global-window warning
    Counter.shared.count += 1
    return bounds?.width == 320
  }
}

extension UIView {
  static var front: UIWindow? { UIApplication.shared.keyWindow }  // want global-window warning
  func cover() { UIWindow.front?.addSubview(self) }  // want global-window note
}

extension EnvironmentValues {
  @Entry var edges: UIEdgeInsets = UIApplication.shared.keyWindow?.safeAreaInsets ?? .zero  // want global-window warning
}

struct Card: View {
  @Environment(\.edges) private var edges
  var body: some View { Text("x").padding(.top, edges.top) }  // want global-window warning
}
