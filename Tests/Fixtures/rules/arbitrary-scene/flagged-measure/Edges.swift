import UIKit

/// What is measured of a window that was found somehow, by another name.
enum Edges {
  static var insets: UIEdgeInsets {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first?.safeAreaInsets ?? .zero  // want arbitrary-scene warning
  }
  static func bottom() -> CGFloat {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return 0 }  // want arbitrary-scene warning
    guard let bottom = scene.windows.first?.safeAreaInsets.bottom else { return 0 }
    return bottom
  }
  static var window: UIWindow? { UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.last?.windows.last }  // want arbitrary-scene warning
  static var width: CGFloat { window?.frame.size.width ?? 0 }  // want arbitrary-scene warning
  static var side: CGFloat { min(width, 400) }  // want arbitrary-scene note
  /// Another name stands in where there is no window.
  static var height: CGFloat { window?.frame.size.height ?? usual }  // want arbitrary-scene warning
  static let usual: CGFloat = 500
  /// The scene of that window is as much a guess.
  static var scene: UIWindowScene? { window?.windowScene }  // want arbitrary-scene note
  /// No measurement.
  static func top() -> UIViewController? {
    guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return nil }  // want arbitrary-scene note
    return scene.windows.first?.rootViewController
  }
}
