import UIKit

/// The screen where no window is known.
final class Card: UIPresentationController {
  private var area: CGRect {
    if let window = current {
      return window.bounds
    } else {
      return UIScreen.main.bounds  // want main-screen-bounds note
    }
  }
  /// Who uses it asks the window.
  func place() { frame.size.height = area.height }
  private var width: CGFloat {
    guard let window = current else { return UIScreen.main.bounds.width }  // want main-screen-bounds note
    return window.bounds.width
  }
  /// By way of a name.
  private var space: CGSize {
    guard let window = current else {
      let screen = UIScreen.main.bounds  // want main-screen-bounds note
      return CGSize(width: screen.height, height: screen.width)
    }
    return window.bounds.size
  }
  /// Until something has been laid out.
  private var side: CGFloat {
    let side = card.frame.width > 0 ? card.frame.width : UIScreen.main.bounds.width  // want main-screen-bounds note
    return side
  }
  /// Not for a missing window.
  private var height: CGFloat {
    if isFull {
      return 400
    } else {
      return UIScreen.main.bounds.height  // want main-screen-bounds warning
    }
  }
}

/// Until a view has been laid out, as a choice of its own.
final class Grid {
  func rowHeight(in view: UIView) -> CGFloat {
    let height: CGFloat =
      if view.bounds.height != 0 {
        view.bounds.height - 20
      } else {
        UIScreen.main.bounds.height - 20  // want main-screen-bounds note
      }
    return height / 3
  }
  func cellWidth(in size: CGSize) -> CGFloat {
    if !size.isEmpty {
      return size.width / 2
    } else {
      return UIScreen.main.bounds.width / 2  // want main-screen-bounds note
    }
  }
  func place(_ panel: UIView) {
    if panel.frame.size == .zero {
      ruler.width = UIScreen.main.bounds.width  // want main-screen-bounds note
    } else {
      ruler.width = panel.frame.width
    }
  }
  func bandWidth(of view: UIView) -> CGFloat {
    guard view.bounds.width > 0 else { return UIScreen.main.bounds.width }  // want main-screen-bounds note
    return view.bounds.width
  }
  func bandHeight(of view: UIView) -> CGFloat {
    if view.bounds.height == 0 { return UIScreen.main.bounds.height }  // want main-screen-bounds note
    return view.bounds.height
  }
  /// Something else is asked, found, given or asked as well.
  func other(in view: UIView, rows: [String]) -> CGFloat {
    if rows.count > 0 { return view.bounds.height } else { return UIScreen.main.bounds.height }  // want main-screen-bounds warning
  }
  func found(in view: UIView) -> CGFloat {
    if view.bounds.height > 0 { return UIScreen.main.bounds.height } else { return view.bounds.height }  // want main-screen-bounds warning
  }
  func given(in view: UIView) -> CGFloat {
    if view.bounds.height > 0 { return 400 } else { return UIScreen.main.bounds.height }  // want main-screen-bounds warning
  }
  func both(in view: UIView) -> CGFloat {
    if view.bounds.height > 0, isFull { return view.bounds.height } else { return UIScreen.main.bounds.height }  // want main-screen-bounds warning
  }
}

/// The first frame of what is pinned from then on.
final class Page: WKWebView {
  required init?(coder: NSCoder) {
    super.init(frame: UIScreen.main.bounds, configuration: Page.shared)  // want main-screen-bounds note
    translatesAutoresizingMaskIntoConstraints = false
  }
}

/// A decision in `loadView` is no first frame.
final class Setup: UIViewController {
  override func loadView() {
    let height = UIScreen.main.bounds.height  // want main-screen-bounds warning
    logo.maximum = height / 4
  }
}

/// A text that goes by the size fits; one that is called after a picture, and is a length, is no picture.
final class Password {
  var hint: String {
    if UIScreen.main.bounds.width < 375 {  // want main-screen-bounds warning, width-threshold
      return "Password"
    } else {
      return "Enter your password"
    }
  }
  var bleedOfImage: CGFloat {
    if UIScreen.main.bounds.width < 375 { return 24 }  // want main-screen-bounds warning, width-threshold
    return isLarge ? 34 : 0
  }
  var smallImage: UIImage {
    if UIScreen.main.bounds.width < 375 { return .small }  // want main-screen-bounds note, width-threshold
    return .large
  }
}

/// What is converted is measured of nothing, and what is pinned by a helper keeps no first frame.
final class Form: UIViewController {
  private let table = UITableView(frame: UIScreen.main.bounds)  // want main-screen-bounds note
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
    table.layoutToSuperview(.leading, .trailing, .top, .bottom)
  }
  func lift(_ frame: CGRect) {
    let own = view.convert(frame, from: UIScreen.main.coordinateSpace)  // want main-screen-bounds note
    table.contentInset.bottom = own.height
  }
}

/// What is made once is no size that was missing.
func layOut(_ post: Post) {
  if post.layout == nil {
    post.layout = TextLayout(text: post.text, maxWidth: UIScreen.main.bounds.width - 40)  // want main-screen-bounds warning
  }
}

/// Which page is seen.
func title(_ offset: CGPoint) -> String {
  let page = offset.x / (UIScreen.main.bounds.width + 10)  // want main-screen-bounds warning
  return "\(Int(page)) of 3"
}

/// What a sheet shows is no choice of a sheet.
struct Picker: View {
  var body: some View {
    Text("Pick").fullScreenCover(isPresented: $isOpen) {
      Cropper(configuration: Configuration(maskRadius: UIScreen.main.bounds.width * 0.35))  // want main-screen-bounds warning
    }
  }
}

/// What buzzes when it opens.
func ended(_ scroll: UIScrollView) {
  let across = UIScreen.main.bounds.width  // want main-screen-bounds warning
  if scroll.contentSize.width > across {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    open()
  }
}

/// What was computed once is no size that was measured.
func rowHeight(_ model: Row) -> CGFloat {
  if let height = model.height {
    return height
  } else {
    let height = measure(model.text, width: UIScreen.main.bounds.width - 56)  // want main-screen-bounds warning
    model.height = height
    return height
  }
}

/// As far as anything may reach, and a place on the screen.
final class Mask: UIView {
  override func layoutSubviews() {
    let far = max(UIScreen.main.bounds.width, UIScreen.main.bounds.height)  // want main-screen-bounds note, main-screen-bounds note
    path.addRect(bounds.insetBy(dx: -far, dy: 0))
    let across = UIScreen.main.bounds.width  // want main-screen-bounds warning
    path.addRect(bounds.insetBy(dx: across, dy: 0))
  }
}
