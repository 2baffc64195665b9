import SwiftUI
import UIKit

struct Library: View {
  @Environment(\.horizontalSizeClass) private var sizeClass

  var isWide: Bool { sizeClass == .regular }

  var body: some View {
    List { Text("Entry") }
      .toolbar {
        if sizeClass == .regular {
          ToolbarItem(placement: .primaryAction) {  // want function-lost-when-compact
        //^
            Button("Export") { export() }
          }
        }
      }
    if sizeClass != .compact {
      Menu("More") { Text("a") }  // want function-lost-when-compact
    } else {
      EmptyView()
    }
    if sizeClass == .compact {
      Text("Narrow")
    } else {
      HStack {
        Text("Wide")
        Link("Help", destination: help)  // want function-lost-when-compact
      }
    }
    if isWide {
      Button("Share", action: share)  // want function-lost-when-compact
    }
    switch sizeClass {
    case .regular:
      NavigationLink("Statistics") { Text("b") }  // want function-lost-when-compact
    default:
      Spacer()
    }
  }

  let help = URL(string: "https://example.org")!
  func export() {}
  func share() {}
}

final class Reader: UIViewController {
  let shareButton = UIButton()
  let item = UIBarButtonItem()

  func update() {
    if traitCollection.horizontalSizeClass == .regular {
      navigationItem.rightBarButtonItem = item  // want function-lost-when-compact
    } else {
      navigationItem.rightBarButtonItem = nil
    }
    shareButton.isHidden = traitCollection.horizontalSizeClass == .compact  // want function-lost-when-compact
  }
}
