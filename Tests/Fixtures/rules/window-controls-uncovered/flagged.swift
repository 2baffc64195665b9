import SwiftUI
import UIKit

final class Player: UIViewController {
  let topBar = UIView()
  let closeButton = UIButton()
  let headerBar = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    NSLayoutConstraint.activate([
      topBar.topAnchor.constraint(equalTo: view.topAnchor),
      topBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),  // want window-controls-uncovered
    //^
      topBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      closeButton.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 8),  // want window-controls-uncovered
    ])
    headerBar.topAnchor.constraint(equalTo: self.view.topAnchor).isActive = true
    headerBar.leftAnchor.constraint(equalTo: self.view.leftAnchor).isActive = true  // want window-controls-uncovered
  }
}

struct Page: View {
  var body: some View {
    VStack(spacing: 0) {
      HStack {  // want window-controls-uncovered
        Button("Back", action: {})
        Spacer()
      }
      Text("Content")
    }
    .navigationBarHidden(true)
  }
}

struct Layered: View {
  var body: some View {
    ZStack {
      Color.black
      VStack {
        HStack { Menu("More") { Text("a") } }  // want window-controls-uncovered
        Text("Content")
      }
    }
    .toolbar(.hidden, for: .navigationBar)
  }
}

struct Bare: View {
  var body: some View {
    VStack { HStack { NavigationLink("a") { Text("b") } } }.padding().toolbar(.hidden)  // want window-controls-uncovered
  }
}
