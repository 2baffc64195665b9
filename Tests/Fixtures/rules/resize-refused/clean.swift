import SwiftUI
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let windowScene = scene as? UIWindowScene else { return }
    // A modest floor keeps controls apart.
    windowScene.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 500)
    windowScene.sizeRestrictions?.minimumSize.width = 320
    // No ceiling.
    windowScene.sizeRestrictions?.maximumSize = CGSize(width: CGFloat.infinity, height: .infinity)
    #if targetEnvironment(macCatalyst)
      // Never on iOS.
      windowScene.sizeRestrictions?.minimumSize = CGSize(width: 900, height: 700)
    #endif
  }

  /// A size of something else.
  func crop(_ image: Cropper) { image.minimumSize = CGSize(width: 1000, height: 1000) }
}

struct Cropper { var minimumSize = CGSize.zero }

@main
struct NarrowApp: App {
  var body: some Scene {
    WindowGroup { Root().frame(minWidth: 320, minHeight: 480) }
      // A default, not a minimum.
      .defaultSize(width: 1200, height: 900)
      // The content is flexible.
      .windowResizability(.contentSize)
    WindowGroup(id: "min") { Root() }.windowResizability(.contentMinSize)
  }
}

struct Root: View {
  var body: some View {
    HStack {
      // A part, not the root.
      Text("Entry").frame(minWidth: 600)
      // Touch target.
      Button("a", action: {}).frame(minHeight: 44)
    }
  }
}

extension UIWindowScene {
  /// Only an iOS app on a Mac gets there, and it lets go again.
  func settle(on size: CGSize) {
    guard ProcessInfo.processInfo.isiOSAppOnMac, let restrictions = sizeRestrictions else { return }
    restrictions.minimumSize = size
    restrictions.maximumSize = size
  }
}
