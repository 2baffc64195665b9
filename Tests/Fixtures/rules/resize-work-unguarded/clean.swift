import SwiftUI
import UIKit

final class Wall: UIViewController {
  let collectionView = UICollectionView()
  var lastSize = CGSize.zero

  /// Another size than the last one.
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    guard size != lastSize else { return }
    lastSize = size
    collectionView.reloadData()
  }
}

final class Flow: UIViewController {
  let layout = UICollectionViewFlowLayout()
  /// Laying out anew is cheap.
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    coordinator.animate(alongsideTransition: { _ in self.layout.invalidateLayout() })
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// After the drag.
  func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry) {
    guard !windowScene.effectiveGeometry.isInteractivelyResizing else { return }
    rebuildTiles()
  }
  func rebuildTiles() {}
}

struct Photo: View {
  @State private var width: CGFloat = 0
  @State private var isWide = false

  var body: some View {
    Color.clear
      // Stored, and no more.
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
      // Two values: it runs where one becomes the other.
      .onGeometryChange(for: Bool.self) { $0.size.width > 600 } action: { isWide = $0; loadThumbnails() }
  }

  func loadThumbnails() {}
}

final class Table: UIViewController {
  /// No work of a resize.
  override func viewDidLoad() { loadRows() }
  func loadRows() {}
}
