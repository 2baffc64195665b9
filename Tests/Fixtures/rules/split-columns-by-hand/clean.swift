import SwiftUI
import UIKit

final class Split: UISplitViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // One wish for all windows: the container does what it can.
    preferredDisplayMode = .oneBesideSecondary
    // The person's own choice, kept from last time.
    preferredDisplayMode = UISplitViewController.DisplayMode(rawValue: stored) ?? .automatic
  }

  var stored = 0

  @objc func toggle() {
    // By hand of the person.
    if displayMode == .secondaryOnly { preferredDisplayMode = .oneBesideSecondary }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    // By the size class, which is the container's own question.
    preferredDisplayMode = traitCollection.horizontalSizeClass == .compact ? .secondaryOnly : .automatic
  }

  /// A width, but for the columns' size, which is a wish as well.
  func columns() { preferredPrimaryColumnWidth = view.bounds.width > 900 ? 320 : 280 }
}

struct Library: View {
  @State private var columnVisibility: NavigationSplitViewVisibility = .doubleColumn
  @Binding var isReading: Bool

  var body: some View {
    NavigationSplitView(columnVisibility: $columnVisibility) { Text("a") } detail: { Text("b") }
      .onChange(of: isReading) {
        // By what the person does.
        columnVisibility = isReading ? .detailOnly : .all
      }
  }
}
