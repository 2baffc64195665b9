import SwiftUI
import UIKit

/// The class gives the direction, the width the degree.
struct Root: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @State private var width: CGFloat = 0
  var body: some View {
    Group { if horizontal == .regular { Columns(width: width) } else { Feed() } }
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  }
}

/// Whatever fits.
struct Fits: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  var body: some View {
    if horizontal == .regular { ViewThatFits { Columns() } } else { Feed() }
  }
}

final class Reader: UIViewController {
  func update() { if traitCollection.horizontalSizeClass == .regular { addColumn() } }
  func addColumn() {}
}

/// Measured in another part of the type.
extension Reader {
  func columns() -> Int { Int(view.bounds.width / 300) }
}

/// The height class is another matter.
struct Low: View {
  @Environment(\.verticalSizeClass) private var height
  var body: some View { Text(height == .compact ? "low" : "high") }
}

/// Handed on, not asked.
struct Pass: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  var body: some View { Child(sizeClass: horizontal) }
}

struct Child: View {
  let sizeClass: UserInterfaceSizeClass?
  var body: some View { Text("a") }
}

/// No screen: what decides is where it is used.
enum Policy {
  static func isWide(_ sizeClass: UserInterfaceSizeClass?) -> Bool { sizeClass == .regular }
}

/// Another type that has a case of that name.
struct Density: View {
  enum Spacing { case compact, regular }
  let spacing: Spacing
  var body: some View { Text(spacing == .compact ? "tight" : "wide") }
}

/// Of a view from elsewhere nobody knows here what it measures.
extension View {
  func padded(_ sizeClass: UserInterfaceSizeClass?) -> some View { padding(sizeClass == .compact ? 8 : 16) }
}

/// A text and a colour are chosen, and the least width of columns of which the grid finds the number.
struct Shelf: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  let club: Club
  var body: some View {
    let title: String = horizontal == .compact ? club.nickName : club.fullName
    LazyVGrid(columns: [GridItem(.adaptive(minimum: horizontal == .regular ? 320 : 160))]) { Text("a") }
      .navigationTitle(horizontal == .compact ? title : club.fullName)
      .foregroundStyle(horizontal == .compact ? .red : .blue)
  }
}

final class Bar: UIViewController {
  let strip = UIView()
  func decorate() {
    if traitCollection.horizontalSizeClass == .regular { strip.backgroundColor = .red } else { strip.backgroundColor = .blue }
  }
}

/// A split view asks whether it is collapsed.
final class Panes: UISplitViewController {
  func follow() { if traitCollection.horizontalSizeClass != .compact { select() } }
  func select() {}
}

/// Margins and the size of an icon, also from a name.
struct Dressed: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  private var gap: CGFloat { horizontal == .compact ? 8 : 24 }
  var body: some View {
    let isCompact = horizontal == .compact
    HStack(spacing: isCompact ? nil : 16) {
      Text("b").padding(.top, Layout.top(horizontal))
      Image(systemName: "star").frame(width: isCompact ? 40 : 44, height: isCompact ? 40 : 44)
      if isCompact { Text("a").font(.caption) } else { Text("a") }
      if !isCompact { Divider() }
    }
    .padding(gap)
    .toolbar { if isCompact { ToolbarItem { Text("c") } } }
    .overlay { if isCompact { LinearGradient(colors: [.clear, .white], startPoint: .top, endPoint: .bottom) } }
  }
}

private enum Layout {
  static func top(_ sizeClass: UserInterfaceSizeClass?) -> CGFloat { sizeClass == .regular ? 40 : 75 }
}

/// Columns of which the grid finds the number, from a constant and from a property.
struct Covers: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  private var item: GridItem {
    if horizontal == .regular { GridItem(.adaptive(minimum: 200)) } else { GridItem(.adaptive(minimum: 160)) }
  }
  private var items: [GridItem] {
    let least: CGFloat = horizontal == .regular ? 200 : 160
    return [GridItem(.adaptive(minimum: least), spacing: 12)]
  }
  var body: some View { LazyVGrid(columns: items + [item]) { Text("a") } }
}

/// How something is presented.
final class Composer: UIViewController {
  var style: UIModalPresentationStyle {
    switch traitCollection.horizontalSizeClass {
    case .compact: return .overFullScreen
    default: return .pageSheet
    }
  }
  func open(_ picker: UIViewController) {
    if traitCollection.horizontalSizeClass == .regular { picker.modalPresentationStyle = .popover }
    present(picker, animated: true)
  }
}

/// What a tap does, and a function that a view calls.
struct Bookmarks: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Open") { if horizontal == .compact { dismiss() } }
  }
  private func showLibrary() {
    if horizontal == .regular { Router.shared.select(.library) } else { Router.shared.open(.library) }
  }
}

/// Which picture is drawn, and which text is read.
struct Skin: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  let sizeClass: UserInterfaceSizeClass?
  var body: some View {
    let device: SkinDevice = horizontal == .regular ? .ipad : .iphone
    SkinView(device: device)
    Text(UserInterfaceSizeClass.compact == sizeClass ? "short" : "in full")
  }
}

/// A bar fits what it shows itself.
struct Tools: ToolbarContent {
  @Environment(\.horizontalSizeClass) private var horizontal
  var body: some ToolbarContent {
    if horizontal == .regular { ToolbarItem { Text("a") } }
  }
}
