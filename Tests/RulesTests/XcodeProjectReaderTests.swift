import ResizelintRules
import ResizelintTestSupport
import Testing

@Suite struct XcodeProjectReaderTests {
  private typealias Configuration = XcodeFixture.Configuration

  private func only(_ model: ProjectModel, _ name: String = "Release") throws -> BuildConfiguration {
    try #require(model.targets.first?.configurations.first { $0.name == name })
  }

  // MARK: Info.plist

  @Test func findsKeysThatStandOnlyInBuildSettings() throws {
    var fixture = XcodeFixture()
    fixture.target = [
      Configuration(
        "Release",
        """
        GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_KEY_UILaunchScreen_Generation = YES;
        INFOPLIST_KEY_UIRequiresFullScreen = NO;
        "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad" = "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft";
        """)
    ]
    let plist = try only(fixture.model()).plist
    #expect(plist.isComplete)
    #expect(plist["UILaunchScreen"]?.dictionary?.isEmpty == true)
    #expect(plist["UIRequiresFullScreen"]?.bool == false)
    #expect(plist["UIRequiresFullScreen"]?.origin.setting == "INFOPLIST_KEY_UIRequiresFullScreen")
    #expect(plist["UIRequiresFullScreen"]?.origin.start.line == fixture.line(of: "INFOPLIST_KEY_UIRequiresFullScreen"))
    #expect(
      plist["UISupportedInterfaceOrientations~ipad"]?.strings == [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
      ])
  }

  @Test func findsKeysThatStandOnlyInAnXcconfigBehindAVariable() throws {
    var fixture = XcodeFixture()
    fixture.target = [Configuration("Release", base: "CONF")]
    fixture.children = "CONF"
    fixture.objects = #"CONF = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };"#
    let model = fixture.model([
      "Config/App.xcconfig": "#include \"Base\"\nINFOPLIST_KEY_UILaunchStoryboardName = $(LAUNCH_$(FLAVOUR))\nFLAVOUR = PRO",
      "Config/Base.xcconfig": "GENERATE_INFOPLIST_FILE = YES\nLAUNCH_PRO = Pro\n",
    ])
    #expect(model.notices.isEmpty)
    let value = try only(model).plist["UILaunchStoryboardName"]
    #expect(value?.string == "Pro")
    #expect(value?.origin.path == "Config/App.xcconfig")
    #expect(value?.origin.start.line == 2)
    #expect(Set(value?.suppliers.compactMap(\.setting) ?? []) == ["FLAVOUR", "LAUNCH_PRO"])
  }

  @Test func readsAnotherPropertyListForEachConfiguration() throws {
    var fixture = XcodeFixture()
    fixture.target = [
      Configuration("Debug", "INFOPLIST_FILE = \"$(SRCROOT)/App/Debug Info.plist\";"),
      Configuration("Release", "INFOPLIST_FILE = App/Info.plist;"),
    ]
    let model = fixture.model([
      "App/Debug Info.plist": XcodeFixture.plist("<key>UIRequiresFullScreen</key><true/>"),
      "App/Info.plist": XcodeFixture.plist("<key>UIRequiresFullScreen~ipad</key><true/>"),
    ])
    let debug = try only(model, "Debug")
    #expect(debug.infoPlistPath == "App/Debug Info.plist")
    #expect(debug.plist["UIRequiresFullScreen"]?.bool == true)
    let release = try only(model).plist
    #expect(release["UIRequiresFullScreen"] == nil)
    #expect(release.variants(of: "UIRequiresFullScreen").map(\.key) == ["UIRequiresFullScreen~ipad"])
    #expect(release.variants(of: "UIRequires").isEmpty)
  }

  @Test func mergesSettingsOverTheFileAsTheBuildSystemDoes() throws {
    var fixture = XcodeFixture()
    fixture.target = [
      Configuration(
        "Release",
        """
        GENERATE_INFOPLIST_FILE = YES;
        INFOPLIST_FILE = Info.plist;
        INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;
        INFOPLIST_KEY_UILaunchStoryboardName = Other;
        INFOPLIST_KEY_UISupportedInterfaceOrientations = (B, C);
        """)
    ]
    let model = fixture.model([
      "Info.plist": XcodeFixture.plist(
        """
        <key>UIApplicationSceneManifest</key><dict><key>Kept</key><true/>
          <key>UISceneConfigurations</key><dict><key>Role</key><array/></dict></dict>
        <key>UILaunchStoryboardName</key><string>Launch</string>
        <key>UISupportedInterfaceOrientations</key><array><string>A</string><string>B</string></array>
        """)
    ])
    let plist = try only(model).plist
    #expect(plist["UILaunchStoryboardName"]?.string == "Other")
    #expect(plist["UISupportedInterfaceOrientations"]?.strings == ["A", "B", "C"])
    let manifest = try #require(plist["UIApplicationSceneManifest"])
    #expect(manifest["Kept"]?.bool == true)
    #expect(manifest["UISceneConfigurations"]?.dictionary?.isEmpty == true)
    #expect(manifest.origin.path == "Info.plist")
    #expect(
      plist.replaced.map(\.keyPath) == [
        ["UIApplicationSceneManifest", "UISceneConfigurations"], ["UILaunchStoryboardName"],
      ])
    #expect(plist.replaced.first?.by.setting == "INFOPLIST_KEY_UIApplicationSceneManifest_Generation")
  }

  @Test func saysWhichSettingsDoNothing() throws {
    var fixture = XcodeFixture()
    fixture.target = [
      Configuration(
        "Release",
        """
        INFOPLIST_KEY_UIRequiresFullScreen = YES;
        INFOPLIST_KEY_UIRequiresFullScreenIgnoredStartingWithVersion = 26;
        INFOPLIST_KEY_NSCameraUsageDescription = camera;
        """)
    ]
    let plist = try only(fixture.model()).plist
    #expect(plist.entries.isEmpty)
    #expect(plist.isComplete)
    #expect(plist.settings.map(\.effect) == [.inert, .unknown])
    #expect(plist.settings.map(\.key) == ["UIRequiresFullScreen", "UIRequiresFullScreenIgnoredStartingWithVersion"])
  }

  @Test func keepsAVariableWithoutValueApart() throws {
    var fixture = XcodeFixture()
    fixture.target = [Configuration("Release", "INFOPLIST_FILE = Info.plist;")]
    let body =
      "<key>UIRequiresFullScreen</key><string>$(SET_ELSEWHERE)</string><key>A</key><string>$(PRODUCT_MODULE_NAME).B</string>"
    let plist = try only(fixture.model(["Info.plist": XcodeFixture.plist(body)])).plist
    #expect(plist["UIRequiresFullScreen"]?.unresolved == ["SET_ELSEWHERE"])
    #expect(plist["UIRequiresFullScreen"]?.bool == nil)
    #expect(plist["A"]?.string == "App.B")
  }

  @Test(arguments: [
    ("INFOPLIST_FILE = Missing.plist;", "not in the tree"), ("INFOPLIST_FILE = \"$(DERIVED)/Info.plist\";", "'DERIVED'"),
    ("INFOPLIST_FILE = ../Info.plist;", "outside"), ("INFOPLIST_FILE = Broken.plist;", "not closed"),
    ("INFOPLIST_FILE = Array.plist;", "an array"),
    ("INFOPLIST_FILE = Directives.plist; INFOPLIST_PREPROCESS = YES;", "preprocessed"),
    ("INFOPLIST_FILE_CONTENTS = \"<plist>\";", "not a property list"),
  ])
  func saysWhenThePropertyListCannotBeKnown(settings: String, words: String) throws {
    var fixture = XcodeFixture()
    fixture.target = [Configuration("Release", settings)]
    let model = fixture.model([
      "Broken.plist": "<plist><dict><key>A</key><true/>", "Array.plist": "<plist><array/></plist>",
      "Directives.plist": "#if X\n<plist><dict/></plist>\n#endif",
    ])
    #expect(try only(model).plist.isComplete == false)
    #expect(model.notices.count == 1)
    #expect(model.notices.first?.message.contains(words) == true)
  }

  @Test func readsContentsThatStandInASetting() throws {
    var fixture = XcodeFixture()
    fixture.target = [
      Configuration(
        "Release",
        #"INFOPLIST_FILE = Info.plist; INFOPLIST_FILE_CONTENTS = "<plist><dict><key>UILaunchScreen</key><dict/></dict></plist>";"#
      )
    ]
    let plist = try only(fixture.model(["Info.plist": XcodeFixture.plist("<key>UILaunchScreen</key><string/>")])).plist
    #expect(plist["UILaunchScreen"]?.dictionary?.isEmpty == true)
    #expect(plist["UILaunchScreen"]?.origin.setting == "INFOPLIST_FILE_CONTENTS")
  }

  @Test func takesAnUnsetPropertyListForAnEmptyOne() throws {
    let plist = try only(XcodeFixture().model()).plist
    #expect(plist.isComplete)
    #expect(plist.entries.isEmpty)
  }

  @Test func goesOnWithoutABaseConfigurationThatIsNotThere() throws {
    var fixture = XcodeFixture()
    fixture.target = [Configuration("Release", "TARGETED_DEVICE_FAMILY = \"1,2,7\";", base: "PODS")]
    fixture.children = "PODS"
    fixture.objects = #"PODS = { isa = PBXFileReference; path = "Pods/App.xcconfig"; sourceTree = "<group>"; };"#
    let model = fixture.model()
    #expect(try only(model).deviceFamilies == [1, 2, 7])
    #expect(model.notices.map(\.line) == [fixture.line(of: "T0 =")])
  }

  // MARK: Platforms and kinds

  @Test(arguments: [
    ("", "SDKROOT = iphoneos;", Platform.iOS), ("", "", .macOS), ("SDKROOT = macosx;", "SDKROOT = iphoneos;", .macOS),
    ("SUPPORTED_PLATFORMS = \"xros xrsimulator\";", "SDKROOT = iphoneos;", .visionOS),
    ("SDKROOT = macosx;", "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";", .macOS),
    ("SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx xros iphonesimulator iphoneos\";", "", .iOS),
    ("SDKROOT = auto; SUPPORTED_PLATFORMS = macosx;", "SDKROOT = iphoneos;", .macOS),
    ("SDKROOT = watchos;", "SDKROOT = iphoneos;", .watchOS), ("SDKROOT = iphoneos17.0;", "", .iOS),
    ("SDKROOT = appletvos; TARGETED_DEVICE_FAMILY = 3;", "SDKROOT = iphoneos;", .tvOS), ("SDKROOT = \"$(NOWHERE)\";", "", .macOS),
  ])
  func decidesWhatATargetIsFor(target: String, project: String, platform: Platform) throws {
    var fixture = XcodeFixture()
    fixture.target = [Configuration("Release", target)]
    fixture.project = [Configuration("Release", project)]
    #expect(try only(fixture.model()).platform == platform)
  }

  @Test(arguments: [
    ("TARGETED_DEVICE_FAMILY = \"1,2\";", Platform.iOS), ("IPHONEOS_DEPLOYMENT_TARGET = 16.0;", .iOS), ("", .unknown),
    ("SDKROOT = \"$(OUR_SDK)\"; IPHONEOS_DEPLOYMENT_TARGET = 16.0;", .iOS), ("MACOSX_DEPLOYMENT_TARGET = 13.0;", .macOS),
    ("TARGETED_DEVICE_FAMILY = 3; TVOS_DEPLOYMENT_TARGET = 16.0;", .tvOS), ("SDKROOT = macosx;", .macOS),
  ])
  func takesNoTargetForAMacAppWhoseXcconfigIsMissing(target: String, platform: Platform) throws {
    var fixture = XcodeFixture()
    fixture.target = [Configuration("Release", target, base: "CONF")]
    fixture.project = [Configuration("Release")]
    fixture.children = "CONF"
    fixture.objects = #"CONF = { isa = PBXFileReference; path = "Shared/App.xcconfig"; sourceTree = "<group>"; };"#
    #expect(try only(fixture.model()).platform == platform)
    #expect(try only(fixture.model(["Shared/App.xcconfig": "#include \"Missing.xcconfig\"\n"])).platform == platform)
    let optional = try only(fixture.model(["Shared/App.xcconfig": "#include? \"Missing.xcconfig\"\n"]))
    #expect(optional.platform == .macOS)
  }

  @Test func takesAnApplicationForAWatchForAWatchApp() {
    var fixture = XcodeFixture()
    fixture.target = [Configuration("Release", "SDKROOT = watchos;")]
    #expect(fixture.model().targets.first?.kind == .watchApp)
    fixture.productType = "com.apple.product-type.application.watchapp2"
    fixture.target = [Configuration("Release", "SDKROOT = iphoneos;")]
    #expect(fixture.model().targets.first?.kind == .watchApp)
    #expect(fixture.model().targets.first?.isPhoneApplication == false)
  }

  @Test(arguments: [
    ("application", Target.Kind.application), ("application.on-demand-install-capable", .appClip),
    ("app-extension", .appExtension),
    ("app-extension.messages-sticker-pack", .appExtension), ("extensionkit-extension", .appExtension), ("framework", .framework),
    ("bundle.unit-test", .tests), ("bundle.ui-testing", .uiTests), ("tool", .tool), ("watchkit2-extension", .watchExtension),
    ("bundle", .other), ("unheard-of", .other),
  ])
  func tellsProductsApart(type: String, kind: Target.Kind) {
    var fixture = XcodeFixture()
    fixture.productType = "com.apple.product-type." + type
    #expect(fixture.model().targets.first?.kind == kind)
  }

  @Test func standsATargetAtItsObject() {
    let fixture = XcodeFixture()
    #expect(fixture.model().targets.first?.origin.start.line == fixture.line(of: "APP /* App */"))
  }

  // MARK: Settings

  @Test func looksForASettingFromTheTargetDownToTheDefaults() throws {
    var fixture = XcodeFixture()
    fixture.target = [Configuration("Release", "A = target; E = \"$(inherited) t\";", base: "TC")]
    fixture.project = [
      Configuration("Release", "SDKROOT = iphoneos; A = project; B = project; C = project; E = \"$(inherited) p\";", base: "PC")
    ]
    fixture.children = "TC, PC"
    fixture.objects = """
      TC = { isa = PBXFileReference; path = T.xcconfig; sourceTree = "<group>"; };
      PC = { isa = PBXFileReference; path = P.xcconfig; sourceTree = "<group>"; };
      """
    let settings = try only(
      fixture.model(["T.xcconfig": "A = t\nB = t\nE = $(inherited) tx", "P.xcconfig": "A = p\nB = p\nC = p\nD = p\nE = px"])
    ).settings
    #expect(["A", "B", "C", "D", "PRODUCT_NAME"].map { settings.value(of: $0)?.text } == ["target", "t", "project", "p", "App"])
    #expect(settings.value(of: "E")?.text == "px p tx t")
    #expect(settings.value(of: "NOWHERE") == nil)
  }

  @Test func holdsConditionsAgainstADeviceBuild() throws {
    var fixture = XcodeFixture()
    fixture.target = [
      Configuration(
        "Release",
        """
        A = plain; "A[sdk=iphoneos*]" = device; "A[sdk=iphonesimulator*]" = simulator;
        B = plain; "B[sdk=macosx*]" = mac; "C[arch=x86_64]" = intel; D = "$(inherited)"; "D[sdk=iphone*]" = "$(inherited)+";
        """)
    ]
    let settings = try only(fixture.model()).settings
    #expect(["A", "B", "C", "D"].map { settings.value(of: $0)?.text } == ["device", "plain", nil, "+"])
    #expect(settings.value(of: "A")?.origin?.setting == "A[sdk=iphoneos*]")
  }

  @Test(arguments: [
    ("$(V)", "a b.c"), ("${V}", "a b.c"), ("$V!", "a b.c!"), ("$(V:upper)", "A B.C"), ("$(V:c99extidentifier)", "a_b_c"),
    ("$(V:rfc1034identifier)", "a-b.c"), ("$(NONE:default=x)", "x"), ("$(NONE:default=$(V))", "a b.c"), ("$(I$(D))", "deep"),
    ("$$", "$"), ("5$", "5$"), ("$(V", "$(V"), ("$(P:file)", "c.txt"), ("$(P:dir:base)", "b"), ("$(P:suffix)", ".txt"),
  ])
  func expandsVariables(text: String, expected: String) throws {
    var fixture = XcodeFixture()
    fixture.target = [Configuration("Release", "V = \"a b.c\"; INNER = deep; D = NNER; P = a/b/c.txt; T = \"\(text)\";")]
    #expect(try only(fixture.model()).settings.value(of: "T")?.text == expected)
  }

  @Test func cutsCyclesAndExplosions() throws {
    var fixture = XcodeFixture()
    let doubling = (0..<60).map { "X\($0) = \"$(X\($0 + 1))$(X\($0 + 1))\";" }.joined()
    let nested = String(repeating: "$(", count: 500) + String(repeating: ")", count: 500)
    fixture.target = [Configuration("Release", "A = \"$(B)\"; B = \"$(A)\"; N = \"\(nested)\"; \(doubling) X60 = xxxxxxxx;")]
    let settings = try only(fixture.model()).settings
    #expect(settings.value(of: "A")?.unresolved.isEmpty == false)
    #expect(settings.value(of: "X0")?.unresolved.isEmpty == false)
    #expect(settings.value(of: "N")?.unresolved.isEmpty == false)
  }

  @Test func cutsIncludesThatLeadBack() throws {
    var fixture = XcodeFixture()
    fixture.target = [Configuration("Release", base: "TC")]
    fixture.children = "TC"
    fixture.objects = #"TC = { isa = PBXFileReference; path = A.xcconfig; sourceTree = "<group>"; };"#
    let model = fixture.model([
      "A.xcconfig": "#include \"B.xcconfig\"\nA = 1\n#include? \"None.xcconfig\"",
      "B.xcconfig": "#include \"A.xcconfig\"\nB = $(A)2\n#include \"None.xcconfig\"",
    ])
    #expect(try only(model).settings.value(of: "B")?.text == "12")
    #expect(model.notices.map { "\($0.path):\($0.line ?? 0)" } == ["B.xcconfig:1", "B.xcconfig:3"])
  }

  // MARK: Membership

  @Test func followsGroupsToTheFilesOfATarget() throws {
    var fixture = XcodeFixture()
    fixture.children = "G, ROOT"
    fixture.targetFields = "buildPhases = ( S, R );"
    fixture.objects = """
      G = { isa = PBXGroup; path = App; children = ( N, V ); sourceTree = "<group>"; };
      N = { isa = PBXGroup; name = Nameless; children = ( A, UP, G ); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = "A B.swift"; sourceTree = "<group>"; };
      UP = { isa = PBXFileReference; path = ../Up.m; sourceTree = "<group>"; };
      ROOT = { isa = PBXFileReference; name = x; path = Deep/Root.swift; sourceTree = SOURCE_ROOT; };
      V = { isa = PBXVariantGroup; name = Main.storyboard; children = ( V1, V2 ); sourceTree = "<group>"; };
      V1 = { isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      V2 = { isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
      BUILT = { isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
      S = { isa = PBXSourcesBuildPhase; files = ( B1, B2, B3, B4 ); };
      R = { isa = PBXResourcesBuildPhase; files = ( B5 ); };
      B1 = { isa = PBXBuildFile; fileRef = A; }; B2 = { isa = PBXBuildFile; fileRef = UP; };
      B3 = { isa = PBXBuildFile; fileRef = ROOT; }; B4 = { isa = PBXBuildFile; fileRef = GONE; }; B5 = { isa = PBXBuildFile; fileRef = V; };
      """
    let model = fixture.model()
    #expect(model.targets.first?.members?.sources == ["App/A B.swift", "Deep/Root.swift", "Up.m"])
    #expect(model.targets.first?.members?.resources == ["App/Base.lproj/Main.storyboard", "App/de.lproj/Main.strings"])
    #expect(model.owners(of: "Up.m") == [0])
    #expect(model.platforms(of: "Up.m") == [.iOS])
    #expect(model.platforms(of: "Unknown.swift").isEmpty)
  }

  @Test func takesSynchronizedFoldersWithTheirExceptions() throws {
    var fixture = XcodeFixture()
    fixture.children = "SYNC, OTHER"
    fixture.targetFields = "fileSystemSynchronizedGroups = ( SYNC );"
    fixture.objects = """
      SYNC = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( E1, E2 ); path = App; sourceTree = "<group>"; };
      OTHER = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( E3 ); path = Other; sourceTree = "<group>"; };
      E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Info.plist, Old ); target = APP; };
      E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( A.swift ); target = ELSE; };
      E3 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = ( Lent.swift ); target = APP; };
      """
    let model = fixture.model([
      "App/A.swift": "", "App/Info.plist": XcodeFixture.plist(""), "App/Old/B.swift": "", "App/Assets.xcassets/Contents.json": "",
      "App/Assets.xcassets/I.imageset/Contents.json": "", "App/Sub/C.mm": "", "Other/Lent.swift": "", "Other/Kept.swift": "",
      "AppMore/D.swift": "",
    ])
    #expect(model.targets.first?.members?.sources == ["App/A.swift", "App/Sub/C.mm", "Other/Lent.swift"])
    #expect(model.targets.first?.members?.resources == ["App/Assets.xcassets"])
  }

  // MARK: Trouble

  @Test func answersEveryPrefixAndMutationOfAProject() {
    var fixture = XcodeFixture()
    fixture.target = [Configuration("Release", "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIRequiresFullScreen = YES;")]
    let bytes = [UInt8](fixture.text.utf8)
    var read = 0
    for input in stride(from: 0, through: bytes.count, by: 7).map({ Array(bytes[..<$0]) })
      + Mutations.variants(of: bytes, count: 500)
    {
      let model = ProjectModel.read(ProjectFiles(paths: ["App.xcodeproj/project.pbxproj"]) { _ in input })
      read += model.targets.count
    }
    #expect(read > 0)
  }

  @Test func reportsAProjectFileThatCannotBeRead() {
    let model = ProjectModel.read(ProjectFiles(paths: ["App.xcodeproj/project.pbxproj"]) { _ in nil })
    #expect(model.notices.map(\.isFailure) == [true])
  }
}
