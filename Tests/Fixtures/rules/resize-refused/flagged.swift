import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  let size = CGSize(width: 400, height: 800)

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 650, height: 650)  // want resize-refused
  //^
    windowScene.sizeRestrictions?.minimumSize.height = 900  // want resize-refused
    windowScene.sizeRestrictions?.maximumSize = CGSize(width: 800, height: 1200)  // want resize-refused
  }

  func fix(_ restrictions: UISceneSizeRestrictions) {
    restrictions.minimumSize = size
    restrictions.maximumSize = size  // want resize-refused
  }

  func fixToEach(_ sizeRestrictions: UISceneSizeRestrictions) {
    sizeRestrictions.maximumSize = sizeRestrictions.minimumSize  // want resize-refused
  }
}

@main
struct WideApp: App {
  var body: some Scene {
    WindowGroup {
      Root()
        .frame(minWidth: 700)  // want resize-refused
    }
    WindowGroup(id: "fixed") { Text("Pinned").frame(width: 300) }
      .windowResizability(.contentSize)  // want resize-refused
  }
}

struct Root: View {
  var body: some View {
    List { Text("Entry") }
      .frame(minWidth: 320, minHeight: 900)  // want resize-refused
  }
}

extension UIWindowScene {
  /// Everything but a Mac gets there.
  func settle(on size: CGSize) {
    if !ProcessInfo.processInfo.isiOSAppOnMac {
      sizeRestrictions?.minimumSize = size
      sizeRestrictions?.maximumSize = size  // want resize-refused
    }
  }
}
