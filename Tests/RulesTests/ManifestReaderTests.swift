import ResizelintRules
import ResizelintTestSupport
import Testing

/// Tuist, Bazel, Expo, Unity and Swift Playgrounds.
@Suite struct ManifestReaderTests {
  private func model(_ files: [String: String]) -> ProjectModel { ProjectModel.read(ProjectFiles(files)) }

  private func only(_ model: ProjectModel) throws -> BuildConfiguration { try #require(model.targets.first?.configurations.last) }

  // MARK: Tuist

  private static let tuist = """
    import ProjectDescription

    private let launch: Plist.Value = ["UIColorName": .string("Ground")]
    let sourcesFolder = "Sources"

    let project = Project(
      name: "App",
      settings: .settings(base: ["A": "base", "INFOPLIST_KEY_UIRequiresFullScreen": "YES"], configurations: [
        .debug(name: "Debug"), .release(name: "AppStore", settings: ["A": "own"], xcconfig: "Store.xcconfig"),
      ]),
      targets: [
        .target(
          name: "App", destinations: [.iPhone, .iPad, .macCatalyst], product: .app, bundleId: "org.example.app",
          deploymentTargets: .iOS("17.0"),
          infoPlist: .extendingDefault(with: ["UILaunchScreen": launch, "UIRequiresFullScreen": true].merging(scenes(multiple: false)) { $1 }),
          sources: [.glob("\\(root)/x"), "Sources/**", .glob("More/**", excluding: ["More/Skip.swift"])], resources: "Resources/**",
          dependencies: [.target(name: "Kit"), .external(name: "Other")]
        ),
        Target.target(name: "Kit", destinations: .macOS, product: .staticFramework, bundleId: "k", infoPlist: .file(path: "Kit.plist")),
        Target(name: "Tests", platform: .iOS, product: .unitTests, bundleId: "t", infoPlist: .dictionary(["UILaunchScreen": [:]])),
      ] + Helper.more(name: "Extra")
    )
    """

  private static let helper = """
    import ProjectDescription

    public func scenes(multiple: Bool, role: String = "Role") -> [String: Plist.Value] {
      let key = "UISceneConfigurations"
      return ["UIApplicationSceneManifest": [key: [:], "UIApplicationSupportsMultipleScenes": .boolean(multiple)]]
    }

    enum Helper {
      static func more(name: String) -> [Target] {
        more(name: name, suffix: "!")
      }
      static func more<T: Any>(name: String, suffix: T) -> [Target] {
        [.target(name: "\\(name)\\(suffix)", destinations: .tvOS, product: .app, bundleId: "m", infoPlist: .default)]
      }
    }

    public extension InfoPlist {
      static var unused: InfoPlist { .extendingDefault(with: ["UIRequiresFullScreen": true]) }
    }
    """

  @Test func followsConstantsAndHelpersOfATuistManifest() throws {
    let model = model([
      "Project.swift": Self.tuist, "Tuist/ProjectDescriptionHelpers/Helpers.swift": Self.helper, "Store.xcconfig": "B = store",
      "Kit.plist": XcodeFixture.plist("<key>UILaunchScreen</key><dict/>"), "Sources/A.swift": "", "More/B.swift": "",
      "More/Skip.swift": "",
      "Resources/Assets.xcassets/Contents.json": "",
    ])
    #expect(model.notices.isEmpty)
    #expect(model.targets.map(\.name) == ["App", "Kit", "Tests", "Extra!", "unused"])
    #expect(model.targets.map(\.kind) == [.application, .framework, .tests, .application, .application])
    #expect(model.targets.map { $0.configurations[0].platform } == [.iOS, .macOS, .iOS, .tvOS, .iOS])
    let app = try #require(model.targets.first)
    #expect(app.configurations.map(\.name) == ["Debug", "AppStore"])
    #expect(app.configurations.map { $0.settings.value(of: "A")?.text } == ["base", "own"])
    #expect(app.configurations[1].settings.value(of: "B")?.text == "store")
    #expect(app.configurations[0].deviceFamilies == [1, 2])
    #expect(app.configurations[0].supportsCatalyst)
    #expect(app.configurations[0].deploymentTarget == "17.0")
    #expect(app.members?.sources == ["More/B.swift", "Sources/A.swift"])
    #expect(app.members?.resources == ["Resources/Assets.xcassets"])
    #expect(app.dependencies == ["Kit"])
    let plist = app.configurations[0].plist
    #expect(!plist.isComplete)
    #expect(plist["UILaunchScreen"]?["UIColorName"]?.string == "Ground")
    #expect(plist["UILaunchScreen"]?["UIColorName"]?.origin.start.line == 3)
    #expect(plist["UIRequiresFullScreen"]?.bool == true)
    #expect(plist["UIRequiresFullScreen"]?.origin.start.line == 15)
    #expect(plist["UIApplicationSceneManifest"]?["UIApplicationSupportsMultipleScenes"]?.bool == false)
    #expect(plist["UIApplicationSceneManifest"]?.origin.path == "Tuist/ProjectDescriptionHelpers/Helpers.swift")
    #expect(plist.settings.map(\.effect) == [.inert])
    #expect(model.targets[1].configurations[0].plist["UILaunchScreen"]?.origin.path == "Kit.plist")
    #expect(model.targets[2].configurations[0].plist.isComplete)
    #expect(model.targets[4].configurations[0].plist["UIRequiresFullScreen"]?.bool == true)
    #expect(!model.targets[4].configurations[0].plist.isComplete)
  }

  @Test func saysWhatOfATuistManifestOnlyRunningItWouldTell() throws {
    let model = model([
      "Project.swift": """
      import ProjectDescription
      let names = ["A", "B"]
      let project = Project(name: "App", targets: names.map { .target(name: $0, product: .app) })
      """,
      "Other/Project.swift": """
      import ProjectDescription
      let project = Project.make(name: "X")
      """,
      "Third/Project.swift": "import ProjectDescription\nlet project = Project.make(name: \"Z\")",
      "More/Project.swift": """
      import ProjectDescription
      let project = Project(name: "Y", targets: [
        .target(name: "Z", destinations: .iOS, product: .app, infoPlist: .dictionary(["UILaunchScreen": compute(), key(): true])),
        someTarget,
      ])
      """,
    ])
    #expect(
      model.notices.map { "\($0.path):\($0.line ?? 0)" }.sorted() == [
        "More/Project.swift:3", "More/Project.swift:4", "Other/Project.swift:2", "Project.swift:3",
      ])
    let plist = try only(model).plist
    #expect(!plist.isComplete)
    #expect(plist["UILaunchScreen"]?.isResolved == false)
  }

  @Test func leavesATuistManifestAloneWhoseProjectIsThere() {
    let model = XcodeFixture().model(["Project.swift": Self.tuist])
    #expect(model.targets.map(\.declaration) == [.xcode])
  }

  @Test func takesNoOtherSwiftFileForAManifest() {
    #expect(model(["Project.swift": "struct Project {}\nlet project = Project(name: \"A\", targets: [])"]).targets.isEmpty)
  }

  // MARK: Bazel

  @Test func readsApplicationsOfBuildFiles() throws {
    let model = model([
      "App/BUILD.bazel": """
      load("@build_bazel_rules_apple//apple:ios.bzl", "ios_application")  # rules
      MINIMUM = "16.0"
      ios_application(
          name = "App",
          families = ["iphone", "ipad"],
          infoplists = [":Info.plist", "//Shared:More.plist"],
          launch_storyboard = "//Shared:Launch.storyboard",
          minimum_os_version = MINIMUM,
          deps = [":Lib"],
      )
      swift_library(name = 'Lib', srcs = glob(["Sources/**/*.swift"], exclude = ["**/Skip.swift"]) + ["Lone.swift"], deps = ["//Shared"])
      """,
      "Shared/BUILD": "objc_library(name = \"Shared\", srcs = [\"S.m\"], data = [\"Launch.storyboard\"])",
      "App/Info.plist": XcodeFixture.plist("<key>UIRequiresFullScreen</key><true/>"), "Shared/S.m": "",
      "Shared/Launch.storyboard": "",
      "Shared/More.plist": XcodeFixture.plist("<key>Name</key><string>${PRODUCT_NAME}</string>"), "App/Lone.swift": "",
      "App/Sources/A.swift": "", "App/Sources/Skip.swift": "",
    ])
    let target = try #require(model.targets.first)
    let configuration = try only(model)
    #expect(model.targets.count == 1)
    #expect(target.declaration == .bazel)
    #expect(target.origin.start.line == 3)
    #expect(target.members?.sources == ["App/Lone.swift", "App/Sources/A.swift", "Shared/S.m"])
    #expect(configuration.deviceFamilies == [1, 2])
    #expect(configuration.deploymentTarget == "16.0")
    #expect(configuration.plist.isComplete)
    #expect(configuration.plist["UIRequiresFullScreen"]?.origin.path == "App/Info.plist")
    #expect(configuration.plist["UILaunchStoryboardName"]?.string == "Launch")
    #expect(configuration.plist["UILaunchStoryboardName"]?.origin.start.line == 7)
    #expect(configuration.plist["Name"]?.string == "App")
  }

  @Test func saysWhatOfABuildFileIsNotKnown() throws {
    let model = model(["BUILD": "ios_application(name = \"A\", infoplists = select({\"//x\": [\"a\"]}), launch_storyboard = x)"])
    #expect(try only(model).plist.isComplete == false)
    #expect(model.notices.count == 1)
  }

  // MARK: Expo, Unity, Playgrounds

  @Test func readsWhatAnExpoAppSays() throws {
    let app =
      #"{"expo": {"name": "A", "ios": {"requireFullScreen": true, "supportsTablet": true, "infoPlist": {"UILaunchScreen": {}}}}}"#
    let configuration = try only(model(["mobile/app.json": app]))
    #expect(configuration.plist["UIRequiresFullScreen"]?.bool == true)
    #expect(configuration.plist["UIRequiresFullScreen"]?.origin.path == "mobile/app.json")
    #expect(configuration.plist["UILaunchScreen"] != nil)
    #expect(configuration.includesPad)
    #expect(!configuration.plist.isComplete)
    #expect(model(["app.json": "{\"name\": \"plain\"}"]).targets.isEmpty)
    #expect(model(["app.config.ts": "", "package.json": "{}"]).notices.count == 1)
    let generated = ["mobile/app.json": app, "mobile/ios/A.xcodeproj/project.pbxproj": XcodeFixture().text]
    #expect(model(generated).targets.map(\.declaration) == [.xcode])
  }

  @Test func readsThePlayerSettingsOfUnity() throws {
    let asset = """
      %YAML 1.1
      %TAG !u! tag:unity3d.com,2011:
      --- !u!129 &1
      PlayerSettings:
        productName: Game
        uIRequiresFullScreen: 1
        iPhoneTargetDevice: 2
      """
    let model = model(["ProjectSettings/ProjectSettings.asset": asset])
    #expect(model.targets.map(\.name) == ["Game"])
    let configuration = try only(model)
    #expect(configuration.plist["UIRequiresFullScreen"]?.origin.start.line == 6)
    #expect(configuration.deviceFamilies == [1, 2])
  }

  @Test func readsAppsOfSwiftPlaygrounds() throws {
    let model = model([
      "My.swiftpm/Package.swift": """
      import PackageDescription
      import AppleProductTypes
      let package = Package(name: "My", products: [
        .iOSApplication(name: "My App", targets: ["AppModule"], supportedDeviceFamilies: [.pad, .phone],
          supportedInterfaceOrientations: [.portrait, .landscapeLeft, .portraitUpsideDown(.when(deviceFamilies: [.pad]))],
          additionalInfoPlistContentFilePath: "Info.plist")
      ], targets: [.executableTarget(name: "AppModule", path: ".")])
      """,
      "My.swiftpm/Info.plist": XcodeFixture.plist("<key>UIRequiresFullScreen</key><true/>"), "My.swiftpm/MyApp.swift": "",
      "Package.swift": "import PackageDescription",
    ])
    #expect(model.targets.map(\.name) == ["My App"])
    #expect(model.targets.first?.members?.sources == ["My.swiftpm/MyApp.swift"])
    let configuration = try only(model)
    #expect(configuration.plist.isComplete)
    #expect(configuration.plist["UILaunchScreen"] != nil)
    #expect(configuration.plist["UIRequiresFullScreen"]?.bool == true)
    #expect(configuration.plist["UISupportedInterfaceOrientations~ipad"]?.strings?.count == 3)
    #expect(configuration.plist["UISupportedInterfaceOrientations~iphone"]?.strings?.count == 2)
    #expect(configuration.deviceFamilies == [1, 2])
  }

  // MARK: Trouble

  @Test func followsNoDefinitionForever() {
    let model = model([
      "Project.swift": """
      import ProjectDescription
      let a: [String: Plist.Value] = b
      let b: [String: Plist.Value] = a
      func f(x: Int) -> [Target] { f(x: x) + f(x: x) }
      let project = Project(name: "A", targets: f(x: 1) + [.target(name: "T", destinations: .iOS, product: .app, infoPlist: .extendingDefault(with: a))])
      """
    ])
    #expect(model.targets.contains { $0.name == "T" })
  }

  @Test(arguments: ["Project.swift", "BUILD", "app.json", "Package.swift", "ProjectSettings/ProjectSettings.asset"])
  func answersPrefixesAndMutationsOfManifests(path: String) {
    let text =
      switch path {
      case "Project.swift": Self.tuist
      case "BUILD":
        "A = glob([\"x/**\"], exclude = [\"y\"])\nios_application(name = \"A\", infoplists = [\"I.plist\"] + A, deps = [\":A\"])"
      case "Package.swift":
        "let p = Package(products: [.iOSApplication(name: \"A\", supportedInterfaceOrientations: [.portrait])])"
      case "app.json": #"{"expo": {"ios": {"requireFullScreen": true, "infoPlist": {"A": [1]}}}}"#
      default: "--- !u!1\nPlayerSettings:\n  a: 1\n"
      }
    let bytes = [UInt8](text.utf8)
    var read = 0
    for input in stride(from: 0, through: bytes.count, by: 5).map({ Array(bytes[..<$0]) })
      + Mutations.variants(of: bytes, count: 300)
    {
      read += ProjectModel.read(ProjectFiles(paths: [path]) { _ in input }).targets.count
    }
    #expect(read > 0)
  }
}
