import SwiftUI
import UIKit

struct Panel: View {
  static let wide: CGFloat = 480
  let width: CGFloat = 400

  var body: some View {
    VStack {
      Text("a").frame(width: 360)  // want fixed-frame note
      //        ^
      VStack { Text("b") }.frame(width: width, height: 80)  // want fixed-frame
      Text("c").padding().frame(width: Panel.wide)  // want fixed-frame
    }
  }
}

@main
struct PanelApp: App {
  var body: some Scene {
    WindowGroup {
      Panel().frame(width: 460)  // want fixed-frame warning
    }
  }
}

final class Host: UIViewController {
  let panel = UIView()
  let form = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    NSLayoutConstraint.activate([
      panel.widthAnchor.constraint(equalToConstant: 400),  // want fixed-frame
      form.widthAnchor.constraint(greaterThanOrEqualToConstant: 500.0),  // want fixed-frame
    ])
    form.snp.makeConstraints { make in
      make.width.equalTo(420)  // want fixed-frame
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.frame = CGRect(x: 0, y: 0, width: 375, height: 200)  // want fixed-frame
  }
}

/// The branch for a narrow window, and one that asks for something else.
struct Narrow: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @State var width: CGFloat = 0
  let isOpen: Bool
  var part: some View {
    VStack {
      if horizontal == .compact { Text("a").frame(width: 350) }  // want fixed-frame note
      if width < 600 { Text("b").frame(width: 400) }  // want fixed-frame note
      if isOpen { Text("c").frame(width: 400) }  // want fixed-frame note
      if horizontal == .regular { Text("d").frame(width: 900) }  // want fixed-frame note
      VStack { Rectangle(); Text("e") }.frame(width: 400)  // want fixed-frame note
    }
  }
}
