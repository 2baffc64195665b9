import SwiftUI
import UIKit

struct Panel: View {
  let width: CGFloat

  var body: some View {
    VStack {
      // A cap.
      Text("a").frame(maxWidth: 600)
      // It fits.
      Text("b").frame(width: 320, height: 44)
      // A picture is cropped.
      Image("cover").resizable().frame(width: 600)
      // Whatever was measured.
      Text("c").frame(width: width)
      // A layer behind.
      Text("d").background(Color.gray.frame(width: 2000, height: 2000))
      // What scrolls sideways.
      ScrollView(.horizontal) { Text("e").frame(width: 700) }
    }
    .popover(isPresented: .constant(true)) { Text("f").frame(width: 400) }
  }

  /// A picture of a view.
  func render() -> UIImage? { ImageRenderer(content: Text("g").frame(width: 1200)).uiImage }
}

final class Host: UIViewController {
  let panel = UIView()
  let coverImageView = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 500, height: 400)
    // A placeholder that constraints replace.
    panel.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    panel.translatesAutoresizingMaskIntoConstraints = false
    // A cap.
    panel.widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
    // A picture.
    coverImageView.widthAnchor.constraint(equalToConstant: 400).isActive = true
    // It gives way.
    let wish = panel.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultHigh
    wish.isActive = true
  }

  /// A constant is no frame.
  let size = CGRect(x: 0, y: 0, width: 800, height: 600)
}

/// The branch for a window that has the room.
struct Wide: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @State var width: CGFloat = 0
  var body: some View {
    if horizontal == .compact { Text("a") } else { Text("b").frame(width: 350) }
    if width > 700 { Text("c").frame(width: 400) }
    if 500 < width { Text("d").frame(width: 360) } else { Text("e") }
  }
}

/// A picture that is shared.
struct Share {
  @MainActor func image() -> UIImage { Story().frame(width: 370, height: 658).snapshot() }
}

/// Lines that are drawn, with nothing to read or touch.
struct Grid: View {
  var body: some View {
    VStack(spacing: 8) { ForEach(0..<10) { _ in Rectangle().fill(.pink).frame(height: 1) } }.frame(width: 800)
  }
}

/// A popover has a size of its own.
struct AccountPopover: View { var body: some View { Text("a").frame(width: 500) } }

struct Story: View {
  var body: some View { Text("a") }
  @MainActor func snapshot() -> UIImage { UIImage() }
}

/// Pictures of the app's own.
struct Code: View { var body: some View { QRCodeView(text: "a").frame(width: 400) } }

/// Another platform uses it, by its name.
extension Story { var tvOSBody: some View { VStack { Text("a") }.frame(width: 500) } }
