import SwiftUI
import UIKit

/// The class gives the direction, the width the degree.
struct Root: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  @State private var width: CGFloat = 0
  var body: some View {
    Text(horizontal == .regular ? "two" : "one")
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
  }
}

/// Whatever fits.
struct Fits: View {
  @Environment(\.horizontalSizeClass) private var horizontal
  var body: some View {
    if horizontal == .regular { ViewThatFits { Text("long") } } else { Text("one") }
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
