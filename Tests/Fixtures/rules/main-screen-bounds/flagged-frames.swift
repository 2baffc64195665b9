import UIKit

/// Frames that something else sets later: what a table shows above and below its rows is as wide as the table.
final class List: UITableViewController {
  private var footer = UIView()
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))  // want main-screen-bounds note
    footer = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))  // want main-screen-bounds note
    tableView.tableFooterView = footer
  }
  func showBanner() {
    let banner = Banner()
    banner.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width - 20, height: 44)  // want main-screen-bounds note
    tableView.tableHeaderView = banner
  }
  /// Its height counts.
  func showCover() {
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: UIScreen.main.bounds.height))  // want main-screen-bounds warning
    tableView.tableHeaderView = cover
  }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let heading = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 40))  // want main-screen-bounds note
    let title = UILabel(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 40))  // want main-screen-bounds warning
    heading.addSubview(title)
    return heading
  }
  /// What lies over the table is as wide as it says.
  func cover() {
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))  // want main-screen-bounds warning
    view.addSubview(cover)
  }
}

/// The view of a controller, which sizes it, and a first frame of what is pinned then.
final class Stage: UIView {
  init() { super.init(frame: UIScreen.main.bounds) }  // want main-screen-bounds note
  required init?(coder: NSCoder) { nil }
}
final class StageController: UIViewController {
  override func loadView() { view = Stage() }
  func dim() {
    let shade = UIView(frame: UIScreen.main.bounds)  // want main-screen-bounds note
    view.addSubview(shade)
    shade.translatesAutoresizingMaskIntoConstraints = false
    shade.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  }
  /// Another one is pinned.
  func mark() {
    let mark = UIView(frame: UIScreen.main.bounds)  // want main-screen-bounds warning
    let label = UILabel()
    view.addSubview(mark)
    label.translatesAutoresizingMaskIntoConstraints = false
  }
}

/// Whoever shows it sizes it, whatever it pins.
final class Curtain: UIView {
  init() {
    super.init(frame: UIScreen.main.bounds)  // want main-screen-bounds note
    label.translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { nil }
}
/// It shows itself, and nobody sizes it.
final class Blind: UIView {
  init() { super.init(frame: UIScreen.main.bounds) }  // want main-screen-bounds warning
  required init?(coder: NSCoder) { nil }
  func show(in host: UIView) { host.addSubview(self) }
}
/// It lays out in the frame that it begins with.
final class Shutter: UIView {
  init(model: Model) {
    super.init(model: model, frame: UIScreen.main.bounds)  // want main-screen-bounds warning
    slat.frame.size.width = bounds.width / 2
  }
  required init?(coder: NSCoder) { nil }
}
/// SwiftUI asks for it, and sizes it.
struct Web: UIViewRepresentable {
  func makeUIView(context: Context) -> WKWebView { WKWebView(frame: UIScreen.main.bounds) }  // want main-screen-bounds note
  func updateUIView(_ view: WKWebView, context: Context) {}
}

/// Two of the screen's by a sign, and a share of the screen, stand in for nothing.
final class Viewer {
  let screenHeight = UIScreen.main.bounds.height  // want main-screen-bounds warning
  func leave() { slide(offset: distance > 0 ? screenHeight : -screenHeight) }  // want main-screen-bounds warning, main-screen-bounds warning
  func share() {
    if start == nil { start = isOnBar ? touch.x / UIScreen.main.bounds.width : last }  // want main-screen-bounds warning
  }
}

/// Which page is seen, though a label says so.
final class Pages: UIViewController {
  var pageIndex = 0 { didSet { label.text = "\(pageIndex)" } }
  var zoom = 0 { didSet { label.text = "\(zoom)" } }
  func scrolled(to offset: CGFloat) {
    pageIndex = Int(offset / UIScreen.main.bounds.width)  // want main-screen-bounds warning
    zoom = Int(offset / UIScreen.main.bounds.width)  // want main-screen-bounds note
  }
}

/// By a name, in a size of its own, and by way of a member.
final class Rows: UITableViewController {
  private lazy var heading: UIView = {
    let heading = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 80))  // want main-screen-bounds note
    return heading
  }()
  private lazy var cover: UIView = {
    let cover = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 80))  // want main-screen-bounds warning
    return cover
  }()
  func fill() {
    let width = UIScreen.main.bounds.width  // want main-screen-bounds note
    tableView.tableFooterView = UIView(frame: CGRect(origin: .zero, size: CGSize(width: width, height: 80)))
    tableView.tableHeaderView = heading
    view.addSubview(cover)
  }
  /// The name lays out something else as well.
  func spread() {
    let width = UIScreen.main.bounds.width  // want main-screen-bounds warning
    tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 80))
    button.frame.size.width = width
  }
}

/// The root of a controller, made in another file.
final class SignInRootView: UIView {
  init() { super.init(frame: UIScreen.main.bounds) }  // want main-screen-bounds note
  required init?(coder: NSCoder) { nil }
}

/// A resolution is read, and the size of a page is laid out.
func resolution() -> String { "\(UIScreen.main.bounds.width)x\(UIScreen.main.bounds.height)" }  // want main-screen-bounds note, main-screen-bounds note
func page() -> String { "width: \(UIScreen.main.bounds.width)px" }  // want main-screen-bounds warning

/// What stands with the keyboard is as wide as the keyboard, and what lies in it is as wide as it says.
final class Composer: UIViewController {
  override var inputAccessoryView: UIView? {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))  // want main-screen-bounds note
    return bar
  }
  func attach() {
    let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 50))  // want main-screen-bounds note
    field.inputAccessoryView = strip
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 216))  // want main-screen-bounds note
  }
  func attachInside() {
    let keys = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 50))  // want main-screen-bounds warning
    strip.addSubview(keys)
    field.inputAccessoryView = strip
  }
  func tall() {
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: UIScreen.main.bounds.height / 3))  // want main-screen-bounds warning
  }
}

/// A function that says in its name that it makes such a view.
struct Bars {
  func doneAccessoryView() -> UIToolbar {
    let frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44)  // want main-screen-bounds note
    let bar = UIToolbar(frame: frame)
    bar.isTranslucent = true
    return bar
  }
  func amountAccessoryView() -> UIToolbar {
    let bar = AmountBar(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))  // want main-screen-bounds note
    return accessoryView(of: bar, actions: [])
  }
  /// What lies in it, a frame that something else has too, and a bar for anywhere.
  func titledAccessoryView() -> UIToolbar {
    let bar = UIToolbar(frame: .zero)
    let title = UILabel(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44))  // want main-screen-bounds warning
    bar.addSubview(title)
    return bar
  }
  func searchAccessoryView() -> UIToolbar {
    let frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44)  // want main-screen-bounds warning
    let bar = UIToolbar(frame: frame)
    bar.addSubview(UISearchBar(frame: frame))
    return bar
  }
  func bar() -> UIToolbar {
    let frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 44)  // want main-screen-bounds warning
    let bar = UIToolbar(frame: frame)
    return bar
  }
}

/// A closure that makes the view, where it is handed over.
final class Inbox: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = {
      let heading = UIView()
      heading.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 96)  // want main-screen-bounds note
      return heading
    }()
    tableView.tableFooterView = {
      return UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 12))  // want main-screen-bounds note
    }()
    /// What the rest of the screen shows is as wide as it says, and so is a part of a heading.
    banner = {
      let banner = UIView()
      banner.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 96)  // want main-screen-bounds warning
      return banner
    }()
    tableView.tableHeaderView = {
      let heading = UIView()
      let line = UIView(frame: CGRect(x: 0, y: 95, width: UIScreen.main.bounds.width, height: 1))  // want main-screen-bounds warning
      heading.addSubview(line)
      return heading
    }()
  }
}
