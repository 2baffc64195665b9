import SwiftUI
import UIKit

final class Shelf: UICollectionViewController {
  private var itemWidth: CGFloat = 0
  private let card = UIView()
  private let flow = UICollectionViewFlowLayout()

  override func viewDidLoad() {
    super.viewDidLoad()
    /// Set again with each layout pass.
    itemWidth = view.bounds.width / 3
    card.frame = view.bounds
    /// Kept in place by a mask.
    let cover = UIView(frame: view.bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(cover)
    /// Pinned right after.
    let panel = UIView(frame: view.bounds)
    panel.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(panel)
    panel.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    /// Runs later.
    UIView.animate(withDuration: 0.2) { self.card.center.x = self.view.bounds.midX }
    let place = { self.itemWidth = self.view.bounds.width }
    place()
    /// A popover has the size that it asks for.
    preferredContentSize = CGSize(width: view.bounds.width, height: 200)
    /// A key path reads nothing.
    let observation = view.observe(\.bounds) { _, _ in }
    print(observation, view.bounds.width)
    /// A local that goes nowhere.
    let height = view.bounds.height
    print(height)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    itemWidth = view.bounds.width / 3
    card.frame = view.bounds
  }

  /// Asked anew each time.
  var third: CGFloat { view.bounds.width / 3 }
  func refresh() { flow.itemSize = view.bounds.size }
}

final class Badge: UIView {
  /// The frame of something else.
  let icon = UIImageView()
  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.layer.cornerRadius = icon.frame.height / 2
    addSubview(icon)
  }
  required init?(coder: NSCoder) { nil }

  /// A screen's size is a finding of its own.
  static let full = UIScreen.main.bounds.width  // want main-screen-bounds
}

struct Board: View {
  @State private var width: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      Text("\(width)")
        .onAppear { width = proxy.size.width }
        .onChange(of: proxy.size) { size in width = size.width }
    }
  }
}

struct Live: View {
  @State private var width: CGFloat = 0

  /// Follows the size.
  var body: some View { Text("a").onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 } }
}

final class Pin: UIView {
  private let icon = UIView()
  private let bar = UIToolbar()
  private var field: UITextView!

  init() {
    super.init(frame: .zero)
    /// A view that has a size of its own, whatever the window has.
    frame = CGRect(x: 0, y: 0, width: 32, height: 32)
    icon.frame = bounds.insetBy(dx: 8, dy: 8)
  }
  required init?(coder: NSCoder) { nil }
}

final class Editor: UIViewController {
  private var field: UITextView!
  private let bar = UIToolbar()

  override func viewDidLoad() {
    super.viewDidLoad()
    /// Masks keep both in place.
    field = UITextView(frame: view.bounds)
    field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bar.frame.size.width = view.frame.size.width
    bar.autoresizingMask = .flexibleWidth
  }
}

final class Heart: UIView {
  private var picture = UIImageView()

  override func awakeFromNib() {
    super.awakeFromNib()
    /// Pinned by a helper of the project's own.
    picture.frame = bounds
    addSubview(picture)
    picture.anchorToAllSides(of: self)
  }
}

struct Tooltip: View {
  private let safeAreaInsets: EdgeInsets
  /// What is handed in is the caller's to refresh.
  init(safeAreaInsets: EdgeInsets = .zero) { self.safeAreaInsets = safeAreaInsets }
  var body: some View { Text("a").padding(safeAreaInsets) }
}

struct Area {
  /// A local of that name.
  lazy var union: CGRect = {
    var bounds = CGRect.null
    bounds = bounds.union(.zero)
    return bounds
  }()
}

/// What shows a controller gives its view a frame after this.
final class Options: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    self.tableView.frame = CGRect(x: 0, y: 0, width: view.frame.width, height: view.frame.height - 64)
    tableView.frame.size.height = view.bounds.height - 64
  }
}

final class Gallery: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
  }
}

final class Sheet: BaseViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.frame.size.width = view.bounds.width - 40
  }
}

/// What stands with the keyboard is as wide as the keyboard.
final class Composer: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let strip = UIView(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 50))
    field.inputAccessoryView = strip
  }
}

/// UIKit keeps what stands behind a cell, a heading or a list as large as that.
final class Heading: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    backgroundView = UIView(frame: bounds)
    backgroundView?.backgroundColor = .systemFill
  }
  required init?(coder: NSCoder) { nil }
}
final class SongCell: BaseCell {
  override func awakeFromNib() {
    super.awakeFromNib()
    self.selectedBackgroundView = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height))
  }
}

/// What begins with a frame gets another whenever it is laid out.
final class FilePane: UIViewController {
  lazy var sheet = UIScrollView(frame: view.bounds)
  override func viewDidLayoutSubviews() { arrange() }
  private func arrange() { self.sheet.frame = self.view.bounds }
}

/// A stack gives it its place.
final class SplitPane: UIViewController {
  private var map: MapView!
  override func viewDidLoad() {
    super.viewDidLoad()
    map = MapView(frame: view.bounds)
    let stack = UIStackView(arrangedSubviews: [map, UILabel()])
    view.addSubview(stack)
  }
}

/// What holds a text gets another size whenever it is drawn.
final class TextLine: UILabel {
  private lazy var container: NSTextContainer = {
    let container = NSTextContainer()
    container.size = self.bounds.size
    return container
  }()
  override func drawText(in rect: CGRect) {
    container.size = CGSize(width: rect.width, height: rect.height)
    super.drawText(in: rect)
  }
}
