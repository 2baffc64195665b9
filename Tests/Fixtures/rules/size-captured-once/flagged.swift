import SwiftUI
import UIKit

final class Shelf: UICollectionViewController {
  private var itemWidth: CGFloat = 0
  private var sideInset: CGFloat = 0
  private lazy var overlay = UIView(frame: view.bounds)  // want size-captured-once warning
  //                                       ^

  override func viewDidLoad() {
    super.viewDidLoad()
    itemWidth = view.bounds.width / 3  // want size-captured-once warning
    //          ^
    sideInset = view.safeAreaInsets.left  // want size-captured-once warning
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: view.frame.width / 3, height: 120)  // want size-captured-once warning
    let half = view.bounds.width / 2  // want size-captured-once warning
    flow.sectionInset.left = half
    let card = UIView()
    card.widthAnchor.constraint(equalToConstant: view.bounds.width).isActive = true  // want size-captured-once warning
    collectionView.collectionViewLayout = flow
  }

  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
}

final class Badge: UIView {
  private let gradient = CAGradientLayer()

  override func awakeFromNib() {
    super.awakeFromNib()
    layer.cornerRadius = bounds.height / 2  // want size-captured-once note
    gradient.frame = bounds  // want size-captured-once warning
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: frame.width, height: 20))  // want size-captured-once warning
    addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
}

struct Board: View {
  @State private var width: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      Text("\(width)").onAppear { width = proxy.size.width }  // want size-captured-once warning
    }
  }
}

enum Grid {
  static let side = (UIApplication.shared.keyWindow?.bounds.width ?? 0) / 4  // want size-captured-once warning
}

/// A table beside others in a view, a view of another controller, and what is laid out in the root view.
final class Options: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = CGRect(x: 0, y: 64, width: view.frame.width, height: 400)  // want size-captured-once warning
    panel.view.frame = view.bounds  // want size-captured-once warning
  }
}

final class Rows: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = view.bounds.height / 8  // want size-captured-once warning
    footer.frame = view.bounds  // want size-captured-once warning
  }
}

/// A view of the project's own that has such a member, and one that is no background.
final class Tile: UIView {
  private var backgroundView: UIView?
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundView = UIView(frame: bounds)  // want size-captured-once warning
  }
  required init?(coder: NSCoder) { nil }
}
final class TrackCell: UITableViewCell {
  private var shine: UIView?
  override func awakeFromNib() {
    super.awakeFromNib()
    shine = UIView(frame: bounds)  // want size-captured-once warning
  }
}
final class Chip: RoundedView {
  override func awakeFromNib() {
    super.awakeFromNib()
    backgroundView = UIView(frame: bounds)  // want size-captured-once warning
  }
}

/// A second frame where the first is made is no later one.
final class PicturePane: UIViewController {
  lazy var sheet = UIScrollView(frame: view.bounds)  // want size-captured-once warning
  override func viewDidLoad() { sheet.frame = view.bounds.insetBy(dx: 8, dy: 8) }  // want size-captured-once warning
}

/// On a Mac it is read again, and nowhere else.
struct Tile: View {
  @State private var width: CGFloat = 0
  var body: some View {
    GeometryReader { proxy in
      Color.red.frame(width: width)
        .onAppear { width = proxy.size.width }  // want size-captured-once warning
        #if os(macOS)
          .onChange(of: proxy.size.width) { width = $0 }
        #endif
    }
  }
}
