import SwiftUI
import UIKit

enum Breakpoints {
  static let sidebar: CGFloat = 700
  static var roomy: CGFloat { 900 }
}

final class Board: UIViewController {
  private lazy var columns = 1
  private let isWide = UIScreen.main.bounds.width > 500  // want width-threshold warning
  //                   ^

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    columns = width < 640 ? 1 : 2  // want width-threshold note
    //        ^
    if view.frame.size.height - 32 > Breakpoints.sidebar { columns += 1 }  // want width-threshold note
    if 600 <= view.bounds.width { columns = 3 }  // want width-threshold note
    if (view.window?.bounds.width ?? 0) > Breakpoints.roomy { columns = 4 }  // want width-threshold note
    if view.window?.windowScene?.effectiveGeometry.coordinateSpace.bounds.width ?? 0 > 700 { columns = 5 }  // want width-threshold note
    if CGFloat(view.bounds.width) >= 250 * 2 { columns = 6 }  // want width-threshold note
    if (400..<600).contains(view.bounds.width) { columns = 7 }  // want width-threshold note
    if 500...900 ~= view.bounds.width { columns = 8 }  // want width-threshold note
    switch view.bounds.width {  // want width-threshold note
    case ..<450: columns = 1
    case 450..<860: columns = 2
    default: columns = 3
    }
  }

  func kind() -> Int {
    switch UIScreen.main.nativeBounds.height {  // want width-threshold warning
    case ..<1500: 0
    default: 1
    }
  }

  func isNarrow(_ size: CGSize) -> Bool { size.width <= 375 }  // want width-threshold note
  //                                      ^
  func global() -> Bool { screenWidth < 480 }  // want width-threshold warning
  func layout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      environment.container.effectiveContentSize.width > 740 ? wide() : narrow()  // want width-threshold note
    }
  }
}

struct Promoter: View {
  @State private var span: CGFloat = 0
  @State private var room = CGSize.zero
  let containerWidth: CGFloat

  var body: some View {
    GeometryReader { area in
      if area.size.width > 720 { Text("a") }  // want width-threshold note
      if span >= 720 { Text("b") }  // want width-threshold note
      if room.height < 500 { Text("c") }  // want width-threshold note
      if containerWidth < 560 { Text("d") }  // want width-threshold note
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { span = $0 }
    .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { room = $0 })
    .onGeometryChange(for: Bool.self) { $0.size.width < 400 } action: { print($0) }  // want width-threshold note
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width in
      if width < 420 { span = width }  // want width-threshold note
    }
  }
}

final class Kept: UIView {
  lazy var roomy = bounds.width > 650  // want width-threshold warning
}

enum PanePolicy {
  static func isWide(_ width: CGFloat) -> Bool { width >= 740 }  // want width-threshold note
}

extension UIScreen {
  var isLow: Bool { fixedCoordinateSpace.bounds.height < 600 }  // want width-threshold warning
  var isShort: Bool { min(bounds.size.width, bounds.size.height) < 700 }  // want width-threshold warning
}

enum Intro {
  static let height = UIScreen.main.bounds.width <= 320 ? 420 : 460  // want width-threshold warning
  static let gap = UIScreen.main.bounds.width <= 320 ? 16 : 24  // want width-threshold warning
  static let line = UIScreen.main.bounds.width <= 320 ? 2 : 6  // want width-threshold warning
}

struct Item: View {
  @State private var contentSize: CGSize = .zero
  var body: some View { Text(contentSize.width < 600 ? "a" : "b") }  // want width-threshold note
}

/// The length that is chosen is one of the screen, and so is what a function is told by that name.
final class Stairs: UIViewController {
  func steps(isUpright: Bool) -> Int {
    let length = isUpright ? UIScreen.main.bounds.height : UIScreen.main.bounds.width
    return length <= 568 ? 3 : 5  // want width-threshold warning
  }
  func rows(screenHeight: CGFloat) -> Int { screenHeight < 700 ? 3 : 5 }  // want width-threshold warning
  /// The name says so, but what it is given was measured.
  func columns(screenWidth: CGFloat) -> Int { screenWidth < 700 ? 3 : 5 }  // want width-threshold note
  func arrange() { apply(columns(screenWidth: view.bounds.width)) }
}
