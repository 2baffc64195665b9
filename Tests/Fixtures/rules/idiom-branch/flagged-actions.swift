import SwiftUI
import UIKit

/// Views are what a branch of a view builder decides, whatever a button in them does.
struct Panel: View {
  var body: some View {
    VStack {
      if UIDevice.current.userInterfaceIdiom == .phone {  // want idiom-branch warning
        HStack {
          Spacer()
          Button(action: { dismiss() }) { Text("Close") }
        }
      }
      if UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch warning
        Button("Share") { present(Share()) }
      } else {
        ShareLink(item: page)
      }
      switch UIDevice.current.userInterfaceIdiom {  // want idiom-branch warning
      case .pad: Wide().onTapGesture { dismiss() }
      default: Tall()
      }
      Button("Done") {
        if UIDevice.current.userInterfaceIdiom == .phone { dismiss() }  // want idiom-branch note
      }
      Text("Panel").onTapGesture {
        if UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch note
          isShown = true
          dismiss()
        }
      }
      // The same view, shown over the rest in another way.
      if UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch note
        content.popover(isPresented: $isShown) { Button("Close") { dismiss() } }
      } else {
        content.sheet(isPresented: $isShown) { Button("Close") { dismiss() } }
      }
      // The same button, and another end of it.
      if UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch note
        Button("Close") { dismiss() }
      } else {
        Button("Close") { present(Menu()) }
      }
    }
  }
}

/// A popover is as large as it wishes.
final class Chooser: UIViewController {
  func wish() {
    let width: CGFloat = UIDevice.current.userInterfaceIdiom == .phone ? 320 : 375  // want idiom-branch note
    preferredContentSize = CGSize(width: width, height: 400)
  }
}
