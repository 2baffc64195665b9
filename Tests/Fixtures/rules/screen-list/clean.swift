import UIKit

final class External {
  /// Sessions say which scenes there are.
  func sessions() -> Int { UIApplication.shared.openSessions.count }
  /// Screens of a project's own.
  func own() -> Int { Flow.screens.count }
  /// A list that is called so.
  let screens: [Page] = []
  func first() -> Page? { screens.first }
  /// Another notification of the screen.
  func observe() { listen(UIScreen.brightnessDidChangeNotification) }
  /// A scene that connects is the successor.
  func connect() { listen(UIScene.didActivateNotification) }
  /// Text: UIScreen.screens
  let text = "UIScreen.screens"
}
