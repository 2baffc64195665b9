import SwiftUI
import UIKit

final class Split: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredDisplayMode = UIDevice.current.userInterfaceIdiom == .pad ? .oneBesideSecondary : .secondaryOnly  // want split-columns-by-hand
  //^
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    if size.width > size.height {
      self.preferredDisplayMode = .twoBesideSecondary  // want split-columns-by-hand
    } else {
      preferredDisplayMode = .automatic  // want split-columns-by-hand
    }
    preferredSplitBehavior = isLandscape ? .tile : .overlay  // want split-columns-by-hand
  }

  var isLandscape: Bool { false }
}

struct Library: View {
  @State private var columnVisibility: NavigationSplitViewVisibility = .all
  @State private var shown = NavigationSplitViewVisibility.all
  let isPad: Bool
  let width: CGFloat

  /// By a width of its own.
  var visibility: NavigationSplitViewVisibility {  // want split-columns-by-hand
    width > 700 ? .all : .detailOnly
  }

  var body: some View {
    NavigationSplitView(columnVisibility: .constant(isPad ? .all : .detailOnly)) {  // want split-columns-by-hand
      Text("a")
    } detail: {
      Text("b")
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width in
      columnVisibility = width < 800 ? .detailOnly : .all  // want split-columns-by-hand
    }
  }
}
