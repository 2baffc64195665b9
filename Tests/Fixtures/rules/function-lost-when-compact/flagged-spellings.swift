import SwiftUI
import UIKit

struct Mail: View {
  @Environment(\.horizontalSizeClass)
  private var horizontal

  private var isCompact: Bool { horizontal == .compact }

  var body: some View {
    content
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Text("a") }
        if !isCompact {
          ToolbarItemGroup(placement: .bottomBar) {  // want function-lost-when-compact
            Button("Archive") { archive() }
          }
        }
      }
      .safeAreaInset(edge: .bottom) {
        if horizontal == .regular {
          VStack {
            Divider()
            HStack {
              Spacer()
              ShareLink(item: "b")  // want function-lost-when-compact
            }
          }
          .padding()
        }
      }
  }

  @ViewBuilder
  private var content: some View {
    switch horizontal {
    case .compact?:
      EmptyView()
    case .regular?, nil:
      EditButton()  // want function-lost-when-compact
    @unknown default:
      EmptyView()
    }
  }

  func archive() {}
}

/// A builder that other views use.
struct Tools: ToolbarContent {
  @Environment(\.horizontalSizeClass) var sizeClass

  var body: some ToolbarContent {
    if sizeClass == .regular {
      ToolbarItem(placement: .primaryAction) {  // want function-lost-when-compact
        Menu("More") { Button("Print", action: print) }
      }
    }
  }

  func print() {}
}

final class Reader: UIViewController {
  let exportButton = UIButton()

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    exportButton.isHidden = (traitCollection.horizontalSizeClass == .compact)  // want function-lost-when-compact
    navigationItem.rightBarButtonItem = traitCollection.horizontalSizeClass == .regular ? share : nil  // want function-lost-when-compact
  }

  let share = UIBarButtonItem()
}
