import SwiftUI
import UIKit

/// A corner radius by way of a closure.
struct Card: View {
  private var cardCornerRadius: CGFloat {
    let outer: CGFloat = {
      if UIDevice.current.userInterfaceIdiom == .phone {  // want idiom-branch note
        return 40
      } else {
        return 50
      }
    }()
    let least: CGFloat = 8
    return outer > least ? outer : least
  }
  /// A width by way of a closure.
  private var columnWidth: CGFloat = {
    if UIDevice.current.userInterfaceIdiom == .phone {  // want idiom-branch warning
      return 200
    }
    return 300
  }()

  /// A container for one kind of device, whatever it presents.
  var body: some View {
    if UIDevice.current.userInterfaceIdiom == .phone {  // want idiom-branch warning
      NavigationStack { content.navigationDestination(isPresented: $isPushed) { Details() } }
        .sheet(isPresented: $isShown) { Details() }
    } else {
      content.sheet(isPresented: $isShown) { Details() }
    }
  }

  /// Another view, in another colour: the view is what counts.
  @ViewBuilder var heading: some View {
    if UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch warning
      Banner().foregroundStyle(.red)
    } else {
      Text("Heading")
    }
  }

  /// The same view, in another colour.
  @ViewBuilder var footer: some View {
    if UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch note
      Text("Footer").foregroundStyle(.red)
    } else {
      Text("Footer").foregroundStyle(.blue)
    }
  }

  /// The texts name the device.
  var settings: some View {
    Text(UIDevice.current.userInterfaceIdiom == .pad ? "iPad Settings" : "iPhone Settings")  // want idiom-branch note
  }

  /// The picture of a device.
  var device: some View {
    Image(systemName: UIDevice.current.userInterfaceIdiom == .pad ? "ipad" : "iphone")  // want idiom-branch note
  }

  /// One more row of a form.
  @ViewBuilder var rows: some View {
    if UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch note
      Stepper("Columns", value: $columns, in: 1...4)
    }
  }

  /// Pushed or shown over the rest, behind a flag.
  func open() {
    coordinator.onSettings = { pushes in
      if pushes, UIDevice.current.userInterfaceIdiom == .phone {  // want idiom-branch note
        Presenter.shared.isPushPresented = true
      } else {
        Presenter.shared.openSettings()
      }
    }
  }
}

final class Settings: UITableViewController {
  private weak var shareCell: UITableViewCell?

  /// Which rows there are.
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch section {
    case 0: return 3
    case 1:
      return traitCollection.userInterfaceIdiom == .phone ? Row.allCases.count : Row.allCases.count - 1  // want idiom-branch note
    default: return 0
    }
  }

  /// The cell that a pop-over points at.
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if indexPath.section == 1 && UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch note
      shareCell = tableView.cellForRow(at: indexPath)
    }
  }

  func share(_ controller: UIViewController) {
    controller.popoverPresentationController?.sourceView = shareCell
    present(controller, animated: true)
  }

  /// What a member of its own does with it.
  func edit(_ controller: UIViewController) {
    if traitCollection.userInterfaceIdiom == .pad {  // want idiom-branch note
      showOver(controller)
    }
  }

  private func showOver(_ controller: UIViewController) {
    controller.modalPresentationStyle = .formSheet
    present(controller, animated: true)
  }

  /// Logged on the way to something else, of which nothing is seen.
  func toggle() {
    if traitCollection.userInterfaceIdiom == .pad {  // want idiom-branch note
      logger.debug("tablet")
      openDrawer()
    }
  }

  /// Which commands a menu holds.
  override func buildMenu(with builder: UIMenuBuilder) {
    guard UIDevice.current.userInterfaceIdiom == .pad else { return }  // want idiom-branch note
    builder.remove(menu: .format)
  }

  /// Only while the split view is collapsed.
  func deselect() {
    guard traitCollection.userInterfaceIdiom == .phone else { return }  // want idiom-branch note
    DispatchQueue.main.async {
      if self.coordinator.isRootSplitCollapsed { self.coordinator.select(nil) }
    }
  }

  /// The size class has the second word.
  func arrange() {
    if UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch note
      if traitCollection.horizontalSizeClass == .regular { view.layoutMargins.left = 80 }
    }
  }

  /// What the navigation bar says.
  func refresh(_ list: ListController) {
    if UIDevice.current.userInterfaceIdiom == .phone {  // want idiom-branch note
      list.updateBarSubtitle(NSLocalizedString("Now", comment: ""))
    } else {
      list.updateBarSubtitle("")
    }
  }

  /// A heavier font of the size that it has, in another colour.
  func style(_ label: UILabel) {
    switch traitCollection.userInterfaceIdiom {  // want idiom-branch note
    case .pad:
      label.textColor = .tintColor
      label.font = UIFont.systemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize, weight: .semibold)
    default:
      label.textColor = .label
    }
  }
}

/// Which picture.
enum Storage {
  case local, cloud
  var symbol: SymbolName {
    switch UIDevice.current.userInterfaceIdiom {  // want idiom-branch note
    case .pad: return .tablet
    default: return .phone
    }
  }
  func image() -> Image {
    if UIDevice.current.userInterfaceIdiom == .pad { return Image("tablet") }  // want idiom-branch note
    return Image("phone")
  }
  func storageIcon() -> Asset { UIDevice.current.userInterfaceIdiom == .pad ? .tablet : .phone }  // want idiom-branch note
}

/// Preferences and their defaults.
struct SettingsValues {
  var side: Side = .left
  init() { side = UIDevice.current.userInterfaceIdiom == .pad ? .bottom : .left }  // want idiom-branch note
}

func registerDefaults() {
  UserDefaults.standard.register(defaults: [
    "rows": UIDevice.current.userInterfaceIdiom == .pad ? 5 : 2  // want idiom-branch note
  ])
}

/// A style of presentation by way of a local.
func style() -> UIAlertController {
  var presentationStyle: UIAlertController.Style = .actionSheet
  if UIDevice.current.userInterfaceIdiom == .pad { presentationStyle = .alert }  // want idiom-branch note
  return UIAlertController(title: nil, message: nil, preferredStyle: presentationStyle)
}

/// A window of its own.
func close(_ session: UISceneSession) {
  if UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch note
    UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
  }
}

/// Whatever a screen of settings lists is a row.
struct ReaderSettings: View {
  var body: some View {
    List {
      if UIDevice.current.userInterfaceIdiom == .pad { SettingView(key: "Reader.orientation") }  // want idiom-branch note
    }
  }
}

/// A transition of a presentation, and a factor of a font.
struct Settings: View {
  var body: some View {
    PresentationLink(transition: UIDevice.current.userInterfaceIdiom == .pad ? .popover : .sheet) { Text("x") }  // want idiom-branch note
  }
}
final class Fonts {
  func refresh() {
    deviceFontSize = standardFontSize * (UIDevice.current.userInterfaceIdiom == .pad ? padFactor : phoneFactor)  // want idiom-branch note
    fontSize = UIDevice.current.userInterfaceIdiom == .pad ? 24 : 18  // want idiom-branch warning
  }
}

/// Fonts of a size for each kind of device; a style of a text has its size from the reader.
final class Heading: UIView {
  let label = UILabel()
  func style() {
    label.font = UIDevice.current.userInterfaceIdiom == .pad ? .systemFont(ofSize: 20) : .systemFont(ofSize: 16)  // want idiom-branch warning
    let font = UIDevice.current.userInterfaceIdiom == .pad ? Fonts.bold.withSize(40) : Fonts.bold.withSize(30)  // want idiom-branch warning
    label.font = font
    label.font = .preferredFont(forTextStyle: UIDevice.current.userInterfaceIdiom == .pad ? .title1 : .title2)  // want idiom-branch note
  }
}

/// Who keeps analytics beside it tells them nothing of it.
final class Sharing {
  init(isTablet: Bool = UIDevice.current.userInterfaceIdiom == .pad, analytics: Analytics = .shared) {}  // want idiom-branch note
}
func share() -> Sharing { Sharing(isTablet: UIDevice.current.userInterfaceIdiom == .pad, analytics: .shared) }  // want idiom-branch note

/// What somebody begins with, and changes.
struct Trial: View {
  @State private var stage = UIDevice.current.userInterfaceIdiom == .pad ? Stage.large : Stage.small  // want idiom-branch note
  @State private var lanes = UIDevice.current.userInterfaceIdiom == .pad ? 3 : 2  // want idiom-branch warning
  var body: some View {
    if stage == .large { Wall() } else { Column() }
    Button("Small") { stage = .small }
    Grid(columns: lanes)
  }
}

/// How far a sheet may be pulled.
struct Puller: View {
  static var mayBeHalf: Bool { UIDevice.current.userInterfaceIdiom != .pad }  // want idiom-branch note
  @State private var detent: PresentationDetent = .large
  var isHalfDetent: Bool { Self.mayBeHalf && detent != .large }  // want idiom-branch note
  var body: some View { Text("Pull") }
}

/// What is made by way of the answer is another thing.
struct Wall: View {
  let cards: [Card]
  var isTablet: Bool { UIDevice.current.userInterfaceIdiom == .pad }  // want idiom-branch warning
  var rest: [Card] { Array(cards.dropFirst(isTablet)) }  // want idiom-branch
  var body: some View { Grid(rows: rest).padding(isTablet ? 32 : 8) }  // want idiom-branch warning
}

/// A picture of the device itself.
final class DeviceRow: UIView {
  var iconForDevice: SystemIcon {
    switch UIDevice.current.userInterfaceIdiom {  // want idiom-branch note
    case .pad: return .tablet
    default: return .phone
    }
  }
  func show() { icon.image = picture(of: iconForDevice) }  // want idiom-branch note
}

/// The height of a row by the kind of device.
final class Shows: UITableViewController {
  override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    let isPhone = UIDevice.current.userInterfaceIdiom == .phone  // want idiom-branch warning
    return (tableView.bounds.width * (isPhone ? 0.5 : 0.3)) / ratio
  }
}
