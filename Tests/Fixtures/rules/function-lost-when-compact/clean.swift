import SwiftUI
import UIKit

struct Library: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.verticalSizeClass) private var heightClass
  @State private var showsSidebar = true
  let isEditing: Bool

  var body: some View {
    // The other branch has another way.
    if sizeClass == .regular {
      HStack { Button("Export", action: export) }
    } else {
      Menu("More") { Button("Export", action: export) }
    }
    // The other branch is a view that nobody can see into.
    if sizeClass == .regular { Button("Sort") { sort() } } else { CompactTools() }
    // The same function stands in the list as well.
    if sizeClass == .regular { Button("Delete") { remove() } }
    List { Text("a").swipeActions { Button("Delete") { remove() } } }
    // Only what is shown, no function.
    if sizeClass == .regular { Text("Details") }
    // A narrow window has no sidebar to toggle.
    if sizeClass == .regular { Button("Sidebar") { showsSidebar.toggle() } }
    // A narrow window gets more, not less.
    if sizeClass == .compact { Button("Filter") { sort() } }
    // The height is another question.
    if heightClass == .regular { Button("Tall") { tall() } }
    // Not the class alone decides.
    if sizeClass == .regular || isEditing { Button("Either") { either() } }
  }

  func export() {}
  func sort() {}
  func remove() {}
  func tall() {}
  func either() {}
}

struct CompactTools: View { var body: some View { Text("tools") } }

final class Reader: UISplitViewController {
  let closeButton = UIButton()
  let item = UIBarButtonItem()

  func update() {
    // A narrow window goes back by its own button.
    closeButton.isHidden = traitCollection.horizontalSizeClass == .compact
    // Set in both.
    if traitCollection.horizontalSizeClass == .regular {
      navigationItem.rightBarButtonItems = [item]
    } else {
      toolbarItems = [item]
      navigationItem.rightBarButtonItems = [item, item]
    }
  }
}
