import SwiftUI
import UIKit

struct Root: View {  // want size-class-alone
  //   ^
  @Environment(\.horizontalSizeClass) private var horizontal
  var body: some View { if horizontal == .regular { Text("two") } else { Text("one") } }
}

struct Grid: View {  // want size-class-alone
  @Environment(\.horizontalSizeClass) var sizeClass
  var columns: Int { sizeClass == .compact ? 2 : 4 }
  var body: some View { Text("\(columns)") }
}

struct Cases: View {  // want size-class-alone
  @Environment(\.horizontalSizeClass) var sizeClass
  var body: some View {
    switch sizeClass {
    case .regular: Text("two")
    default: Text("one")
    }
  }
}

struct Typed: View {  // want size-class-alone
  let sizeClass: UserInterfaceSizeClass?
  var body: some View { Text(UserInterfaceSizeClass.compact == sizeClass ? "one" : "two") }
}

final class Reader: UIViewController {  // want size-class-alone
  func update() { if traitCollection.horizontalSizeClass == .regular { addColumn() } }
  func addColumn() {}
}

final class Card: UIView {  // want size-class-alone
  let stack = UIStackView()
}

extension Card {
  func turn() { stack.axis = traitCollection.horizontalSizeClass == .compact ? .vertical : .horizontal }
}

/// The names that a view keeps in an enumeration are the view's.
struct Report: View {  // want size-class-alone
  let sizeClass: UserInterfaceSizeClass?
  var body: some View { Text("a").padding(Layout.gap(sizeClass)) }
  enum Layout {
    static func gap(_ sizeClass: UserInterfaceSizeClass?) -> CGFloat { sizeClass == .compact ? 8 : 24 }
  }
}
