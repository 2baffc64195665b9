import SwiftUI
import UIKit

final class Wall: UIViewController {
  let collectionView = UICollectionView()

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    collectionView.reloadData()  // want resize-work-unguarded
    //             ^
  }
}

final class Page: UIViewController {
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    coordinator.animate(alongsideTransition: { _ in
      self.renderPages(in: size)  // want resize-work-unguarded
    })
  }
  func renderPages(in size: CGSize) {}
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func windowScene(_ windowScene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry) {
    rebuildTiles()  // want resize-work-unguarded
  }
  func rebuildTiles() {}
}

struct Photo: View {
  @State private var image: UIImage?
  let url: URL

  var body: some View {
    Color.clear
      .onGeometryChange(for: CGSize.self) { $0.size } action: { size in
        image = UIImage(contentsOfFile: url.path)  // want resize-work-unguarded
      }
  }

  var other: some View {
    Color.clear.onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { loadThumbnails(width: $0) })  // want resize-work-unguarded
  }

  func loadThumbnails(width: CGFloat) {}
}

final class Board: UIViewController {
  let tiles: [UIView] = []
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    for tile in tiles { tile.removeFromSuperview() }  // want resize-work-unguarded
  }
}

/// Behind the transition, and for the same size again.
final class Late: UIViewController {
  let tableView = UITableView()
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in
    } completion: { _ in
      self.tableView.reloadData()  // want resize-work-unguarded note
    }
  }
}
