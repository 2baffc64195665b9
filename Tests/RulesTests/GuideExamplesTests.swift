import ResizelintRules
import Testing

/// What guides to resizing show as good and as bad, written anew: a reader who follows them meets no finding, and whoever has the
/// other half meets the rule for it.
private func rules(foundIn source: String, path: String = "Example.swift") -> [String] {
  let memory = MemoryFiles([path: source])
  let report = Engine(catalogue: .embedded).lint(memory.files, access: memory)
  return Set(report.allFindings.map(\.rule.name)).sorted()
}

/// An example and the rules that must find it.
struct GuideExample: CustomTestStringConvertible {
  var name: String
  var rules: [String] = []
  var source: String

  var testDescription: String { name }
}

@Test(arguments: GuideExample.good)
func aGoodExampleIsClean(_ example: GuideExample) {
  #expect(rules(foundIn: example.source) == [])
}

@Test(arguments: GuideExample.bad)
func aBadExampleIsFound(_ example: GuideExample) {
  let found = rules(foundIn: example.source)
  for rule in example.rules { #expect(found.contains(rule), "\(rule) is missing among \(found)") }
}

extension GuideExample {
  static let good = [
    GuideExample(
      name: "two passes",
      source: """
        import SwiftUI
        struct Shelf: View {
          @Environment(\\.horizontalSizeClass) private var horizontal
          @State private var columns = 1
          var body: some View {
            Group { if horizontal == .compact { Feed() } else { Board(columns: columns) } }
              .onGeometryChange(for: Int.self) { Spacing.columns(in: $0.size.width) } action: { columns = $0 }
          }
        }
        """),
    GuideExample(
      name: "the layout pass reads its own bounds",
      source: """
        import UIKit
        final class Gallery: UIViewController {
          let grid = UIView()
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            grid.frame = view.bounds.inset(by: view.safeAreaInsets)
          }
        }
        """),
    GuideExample(
      name: "traits are registered for",
      source: """
        import UIKit
        final class Reader: UIViewController {
          let stack = UIStackView()
          override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _) in self.view.setNeedsLayout() }
          }
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            stack.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
          }
        }
        """),
    GuideExample(
      name: "heavy work waits for the end of the drag",
      source: """
        import UIKit
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          private var lastSize = CGSize.zero
          func windowScene(_ scene: UIWindowScene, didUpdateEffectiveGeometry previous: UIWindowScene.Geometry) {
            let geometry = scene.effectiveGeometry
            let size = geometry.coordinateSpace.bounds.size
            guard !geometry.isInteractivelyResizing, size != lastSize else { return }
            lastSize = size
            Textures.shared.rebuild(for: size)
          }
        }
        """),
    GuideExample(
      name: "a smallest size, and no largest",
      source: """
        import UIKit
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            scene.sizeRestrictions?.minimumSize = CGSize(width: 320, height: 480)
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
          }
        }
        """),
    GuideExample(
      name: "text keeps to a width",
      source: """
        import SwiftUI
        struct Article: View {
          let text: String
          var body: some View { ScrollView { Text(text).frame(maxWidth: 640) } }
        }
        """),
    GuideExample(
      name: "containers arrange themselves",
      source: """
        import SwiftUI
        struct Mail: View {
          @State private var selection: Int?
          var body: some View {
            NavigationSplitView {
              List(selection: $selection) { Text("a") }
            } detail: {
              ViewThatFits {
                HStack { Actions() }
                VStack { Actions() }
              }
            }
          }
        }
        """),
    GuideExample(
      name: "a share of the container",
      source: """
        import SwiftUI
        struct Card: View { var body: some View { Text("a").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 8) } }
        """),
    GuideExample(
      name: "one layout, two directions",
      source: """
        import SwiftUI
        struct Row: View {
          @State private var isWide = false
          var body: some View {
            let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
            layout { Text("a") }
              .onGeometryChange(for: Bool.self) { $0.size.width > $0.size.height } action: { isWide = $0 }
          }
        }
        """),
    GuideExample(
      name: "two related contents and a fold",
      source: """
        import SwiftUI
        @available(iOS 27.1, *)
        struct Trip: View {
          @State private var selection: Int?
          var body: some View {
            NavigationStack {
              ArrangementView {
                Chart(selection: $selection).splitArrangementLayoutRatio(0.6)
              } secondary: {
                Days(selection: $selection)
              }
            }
          }
        }
        """),
  ]

  static let bad = [
    GuideExample(
      name: "the screen is the window", rules: ["main-screen-bounds"],
      source: """
        import SwiftUI
        struct Card: View { var body: some View { Text("a").frame(width: UIScreen.main.bounds.width * 0.8) } }
        """),
    GuideExample(
      name: "the device decides", rules: ["idiom-branch"],
      source: """
        import UIKit
        final class Grid: UIViewController { var columns: Int { UIDevice.current.userInterfaceIdiom == .pad ? 4 : 2 } }
        """),
    GuideExample(
      name: "the orientation decides", rules: ["device-orientation"],
      source: """
        import UIKit
        final class Player: UIViewController {
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            view.subviews.first?.isHidden = UIDevice.current.orientation.isLandscape
          }
        }
        """),
    GuideExample(
      name: "a list of known widths", rules: ["device-size-literal"],
      source: """
        import UIKit
        final class Banner: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            switch bounds.width {
            case 375, 414: alpha = 1
            default: alpha = 0
            }
          }
        }
        """),
    GuideExample(
      name: "read once", rules: ["size-captured-once"],
      source: """
        import UIKit
        final class Strip: UIViewController {
          private var itemWidth: CGFloat = 0
          private let strip = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            itemWidth = view.bounds.width / 3
            strip.frame = CGRect(x: 0, y: 0, width: itemWidth, height: 40)
          }
        }
        """),
    GuideExample(
      name: "the window hangs on the screen", rules: ["window-without-scene"],
      source: """
        import UIKit
        final class Starter { let window = UIWindow(frame: UIScreen.main.bounds) }
        """),
    GuideExample(
      name: "the class alone", rules: ["size-class-alone"],
      source: """
        import SwiftUI
        struct Shelf: View {
          @Environment(\\.horizontalSizeClass) private var horizontal
          var body: some View { if horizontal == .regular { Board() } else { Feed() } }
        }
        """),
    GuideExample(
      name: "a function goes with the width", rules: ["function-lost-when-compact"],
      source: """
        import SwiftUI
        struct Editor: View {
          @Environment(\\.horizontalSizeClass) private var horizontal
          var body: some View {
            HStack {
              Text("a")
              if horizontal == .regular { Button("Share") { share() } }
            }
          }
          func share() {}
        }
        """),
    GuideExample(
      name: "a locked door", rules: ["resize-refused"],
      source: """
        import UIKit
        func lock(_ scene: UIWindowScene) {
          scene.sizeRestrictions?.minimumSize = CGSize(width: 400, height: 600)
          scene.sizeRestrictions?.maximumSize = CGSize(width: 400, height: 600)
        }
        """),
    GuideExample(
      name: "work at every step", rules: ["resize-work-unguarded"],
      source: """
        import UIKit
        final class Wall: UIViewController {
          let grid = UICollectionView()
          override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            grid.reloadData()
          }
        }
        """),
    GuideExample(
      name: "arithmetic on a bar", rules: ["bar-position-assumed"],
      source: """
        import UIKit
        final class Notes: UIViewController {
          let list = UIView()
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            list.frame.size.height = view.bounds.height - tabBarController!.tabBar.frame.height
          }
        }
        """),
    GuideExample(
      name: "the old callback", rules: ["trait-change-override"],
      source: """
        import UIKit
        final class Pane: UIViewController {
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if traitCollection.horizontalSizeClass == .compact { view.setNeedsLayout() }
          }
        }
        """),
    GuideExample(
      name: "an arrangement in the wrong place",
      rules: ["arrangement-in-scroll-view", "arrangement-size-on-container", "navigation-in-arrangement"],
      source: """
        import SwiftUI
        @available(iOS 27.1, *)
        struct Trip: View {
          var body: some View {
            ScrollView {
              ArrangementView {
                NavigationStack { Chart() }
              } secondary: {
                Days()
              }
              .splitArrangementLayoutRatio(0.6)
            }
          }
        }
        """),
    GuideExample(
      name: "what stands on one side of the fold alone",
      rules: ["arrangement-action-in-secondary", "arrangement-context-read-outside"],
      source: """
        import SwiftUI
        @available(iOS 27.1, *)
        struct Trip: View {
          @Environment(\\.splitArrangementAxis) private var axis
          var body: some View {
            ArrangementView {
              Text("chart")
            } secondary: {
              Button("Book") {}
            }
            .arrangementViewStyle(.split.axes(.horizontal))
          }
        }
        """),
  ]
}
