import SwiftUI
import UIKit

/// What a kind of device decides is no question of space until something is seen that lays out.
final class Model {
  private let isPhone: Bool
  init(isPhone: Bool = UIDevice.current.userInterfaceIdiom == .phone) { self.isPhone = isPhone }  // want idiom-branch note
  func offer() {
    guard UIDevice.current.userInterfaceIdiom == .pad else { return }  // want idiom-branch note
    shop.add(.subscription)
  }
  func limit() -> Int { UIDevice.current.userInterfaceIdiom == .pad ? 9 : 6 }  // want idiom-branch note
}

final class Shelf: UIViewController {
  /// The answer is a length.
  static func gap() -> CGFloat { UIDevice.current.userInterfaceIdiom == .pad ? 72 : 56 }  // want idiom-branch warning
  /// The answer is what shows the app.
  func start() -> UIViewController {
    if UIDevice.current.userInterfaceIdiom == .phone { return makeSmall() }  // want idiom-branch warning
    return makeLarge()
  }
  /// The name claims a shape.
  func turned() {
    let isLandscape = UIDevice.current.userInterfaceIdiom == .phone && taller  // want idiom-branch warning
    report(isLandscape)
  }
  /// Made for one kind of device.
  func enter() {
    if UIDevice.current.userInterfaceIdiom == .pad { bar.enterPadState() }  // want idiom-branch warning
  }
  /// Which file a view comes from.
  func load() -> Any? {
    guard UIDevice.current.userInterfaceIdiom == .pad else { return nil }  // want idiom-branch note
    let index = UIDevice.current.userInterfaceIdiom == .phone ? 0 : 1  // want idiom-branch warning
    return Bundle.main.loadNibNamed("Banner", owner: self)?[index]
  }
  /// A container by its type.
  var controller: Any? {
    if UIDevice.current.userInterfaceIdiom == .pad { return (root as? MainSplitViewController)?.wide }  // want idiom-branch warning
    return root
  }
  /// What is seen of a bar.
  func bars() {
    if traitCollection.userInterfaceIdiom == .phone { navigationController?.setToolbarHidden(true, animated: true) }  // want idiom-branch warning
  }
  /// How many there are in a row, by way of a property that is no mere forwarder.
  private var shown: Int {
    guard UIDevice.current.userInterfaceIdiom == .pad else { return 2 }  // want idiom-branch warning
    return isOpen ? 3 : 4
  }
  private var cellWidth: CGFloat { view.bounds.width / CGFloat(shown) }
  /// A local that is kept beside the layout that the function does.
  func place() {
    let isPad = host?.traitCollection.userInterfaceIdiom == .pad  // want idiom-branch warning
    view.center = middle
    keep(isPad)
  }
  /// A kind of device beside the size of its screen.
  func kind() -> Kind {
    if UIDevice.current.userInterfaceIdiom != .phone { return .other }  // want idiom-branch warning
    return UIScreen.main.nativeBounds.height < 1400 ? .short : .tall  // want main-screen-bounds, width-threshold
  }
  /// The size class stands beside the name, wherever that stands.
  func columns() -> Int {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad  // want idiom-branch note
    return isPad && traitCollection.horizontalSizeClass == .regular ? 4 : 2
  }
  func share() -> CGFloat {
    let isPad = UIDevice.current.userInterfaceIdiom == .pad  // want idiom-branch note
    switch (isPad, traitCollection.horizontalSizeClass) {
    case (true, .regular): return 0.3
    default: return 0.7
    }
  }
  /// A name that speaks of a sheet, and is used for a width.
  private var showsSheet = false
  func prepare() { showsSheet = UIDevice.current.userInterfaceIdiom == .phone }  // want idiom-branch warning
  func fit() { view.frame.size.width = showsSheet ? 320 : 600 }  // want idiom-branch warning
}

/// Defaults and rows of settings.
enum Defaults {
  static let showsShortcut = Option(key: "shortcut", default: UIDevice.current.userInterfaceIdiom == .pad)  // want idiom-branch note
  static func list() -> Group {
    var group = Group()
    if UIDevice.current.userInterfaceIdiom == .pad { group.rows.append(.desktop) }  // want idiom-branch note
    return group
  }
}

final class Toolbar: UIView {
  override func layoutSubviews() { frame.size.width = Defaults.showsShortcut.value ? 44 : 0 }
}

/// What a pop-over points at, kept when it changes.
struct Share: View {
  @State private var anchor = CGRect.zero
  var body: some View {
    Button("Share") {}.onPreferenceChange(Anchor.self) { place in
      if UIDevice.current.userInterfaceIdiom == .pad { anchor = place }  // want idiom-branch note
    }
  }
}

/// Keys that are told no device: a length is laid out with, and a picture is shown.
func keys(_ view: UIView) {
  let metrics = ["deviceMargin": UIDevice.current.userInterfaceIdiom == .pad ? 40 : 16]  // want idiom-branch warning
  view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "|-deviceMargin-[a]", metrics: metrics, views: [:]))
  var words: [String: String] = [:]
  words["heading"] = UIDevice.current.userInterfaceIdiom == .pad ? "Wide" : "Tall"  // want idiom-branch note
}

/// A factor of texts, by its name.
final class Chart: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let fontScale: CGFloat = UIDevice.current.userInterfaceIdiom == .phone ? 1 : 1.3  // want idiom-branch note
    let chart = ChartView(fontScale: fontScale)
    view.addSubview(chart)
  }
}

/// Whatever a layout answers lays out, by its own name or by what it inherits.
class CardLayout: DrawerLayout {
  var first: DrawerState { UIDevice.current.userInterfaceIdiom == .pad ? .open : .half }  // want idiom-branch warning
}
final class Rings: UICollectionViewCompositionalLayout {
  func style() -> Style { traitCollection.userInterfaceIdiom == .phone ? .loose : .dense }  // want idiom-branch warning
  /// What is recorded is recorded here too.
  func report() { print(UIDevice.current.userInterfaceIdiom == .phone) }
}

/// A name that holds lengths is asked by nobody but the code.
enum SpaceLayout {
  static var first: DrawerState { UIDevice.current.userInterfaceIdiom == .pad ? .open : .half }  // want idiom-branch note
}

/// Who is asked by a layout is no layout, and neither is what has one.
final class Chooser: NSObject, UICollectionViewDelegateFlowLayout {
  var first: DrawerState { UIDevice.current.userInterfaceIdiom == .pad ? .open : .half }  // want idiom-branch note
}
final class LayoutStore {
  var first: DrawerState { UIDevice.current.userInterfaceIdiom == .pad ? .open : .half }  // want idiom-branch note
}
