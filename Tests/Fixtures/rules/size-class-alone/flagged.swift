import SwiftUI
import UIKit

struct Root: View {  // want size-class-alone
  //   ^
  @Environment(\.horizontalSizeClass) private var horizontal
  var body: some View {
    if horizontal == .regular { Columns() } else { Feed() }
  }
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
    case .regular: Columns()
    default: Feed()
    }
  }
}

struct Typed: View {  // want size-class-alone
  let sizeClass: UserInterfaceSizeClass?
  var body: some View {
    HStack {
      Feed()
      if UserInterfaceSizeClass.compact != sizeClass { Inspector() }
    }
  }
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

/// The names that a view keeps in an enumeration are the view's; a margin that leaves a column in the middle lays out.
struct Report: View {  // want size-class-alone
  let sizeClass: UserInterfaceSizeClass?
  var body: some View { Text("a").padding(.horizontal, Layout.margin(sizeClass)) }
  enum Layout {
    static func margin(_ sizeClass: UserInterfaceSizeClass?) -> CGFloat { sizeClass == .compact ? 16 : 160 }
  }
}

/// Through a name, and with something else that must hold.
struct Board: View {  // want size-class-alone
  @Environment(\.horizontalSizeClass) private var horizontal
  let items: [Int]
  private var isWide: Bool { horizontal == .regular }
  var body: some View {
    let showsPreview = isWide && !items.isEmpty
    VStack {
      Feed()
      if showsPreview { Inspector() }
    }
  }
}

/// One dresses, the other hides a view.
final class Player: UIViewController {  // want size-class-alone
  let queue = UIView()
  func adapt() {
    view.layoutMargins.left = traitCollection.horizontalSizeClass == .regular ? 24 : 8
    queue.isHidden = traitCollection.horizontalSizeClass == .compact
  }
}

/// Which constraints hold.
final class Form: UIViewController {  // want size-class-alone
  var wide: [NSLayoutConstraint] = []
  var narrow: [NSLayoutConstraint] = []
  override func updateViewConstraints() {
    switch (traitCollection.horizontalSizeClass, traitCollection.verticalSizeClass) {
    case (.regular, _): NSLayoutConstraint.activate(wide)
    default: NSLayoutConstraint.activate(narrow)
    }
    super.updateViewConstraints()
  }
}

/// The other declaration is another platform's.
struct Machine: View {  // want size-class-alone
  #if os(iOS)
    @Environment(\.horizontalSizeClass) private var horizontal
    private var isWide: Bool { horizontal == .regular }
  #else
    private let isWide = true
  #endif
  var body: some View { if isWide { Columns() } else { Feed() } }
}

/// How many columns, in the list that makes them.
struct Wall: View {  // want size-class-alone
  @Environment(\.horizontalSizeClass) private var horizontal
  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: horizontal == .regular ? 4 : 2)) { Text("a") }
  }
}

/// Pinned to both edges, or a share in the middle.
final class Callout: UIView {  // want size-class-alone
  func place(_ make: ConstraintMaker) {
    if traitCollection.horizontalSizeClass == .compact {
      make.leading.trailing.equalToSuperview().inset(16)
    } else {
      make.centerX.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.5)
    }
  }
}
