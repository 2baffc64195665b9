import ResizelintRules
import ResizelintTestSupport
import Testing

@Suite struct XcodeGenReaderTests {
  private func model(_ files: [String: String]) -> ProjectModel { ProjectModel.read(ProjectFiles(files)) }

  private func only(_ model: ProjectModel, _ name: String = "Release") throws -> BuildConfiguration {
    try #require(model.targets.first?.configurations.first { $0.name == name })
  }

  @Test func takesTheGeneratedPropertyListForTheOneInTheTree() throws {
    let model = model([
      "project.yml": """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          info:
            path: App/Info.plist
            properties:
              UIRequiresFullScreen: yes
              UISupportedInterfaceOrientations: [A, B]
              Name: $(PRODUCT_NAME)
      """,
      "App/Info.plist": XcodeFixture.plist("<key>UILaunchScreen</key><dict/>"),
    ])
    let configuration = try only(model)
    #expect(configuration.platform == .iOS)
    #expect(configuration.includesPad)
    #expect(configuration.plist.isComplete)
    #expect(configuration.plist["UILaunchScreen"] == nil)
    #expect(configuration.plist["UIRequiresFullScreen"]?.bool == true)
    #expect(configuration.plist["UIRequiresFullScreen"]?.origin.start.line == 9)
    #expect(configuration.plist["UISupportedInterfaceOrientations"]?.strings == ["A", "B"])
    #expect(configuration.plist["Name"]?.string == "App")
    #expect(model.targets.first?.origin.start == .init(line: 3, column: 3))
  }

  @Test func layersSettingsGroupsConfigurationsAndFiles() throws {
    let model = model([
      "project.yml": """
      name: App
      configs: { Debug: debug, AppStore Release: release }
      configFiles: { Debug: Debug.xcconfig }
      settingGroups:
        plist: { GENERATE_INFOPLIST_FILE: YES, A: group }
      settings:
        A: project
        B: project
      targets:
        App:
          type: application
          platform: iOS
          settings:
            groups: [plist]
            base: { C: [x, y z], INFOPLIST_KEY_UILaunchScreen_Generation: true }
            configs:
              release: { INFOPLIST_KEY_UIRequiresFullScreen: YES, C: own }
      """,
      "Debug.xcconfig": "B = file\nD = file",
    ])
    let debug = try only(model, "Debug")
    #expect(["A", "B", "C", "D"].map { debug.settings.value(of: $0)?.text } == ["group", "project", "x \"y z\"", "file"])
    #expect(debug.plist["UILaunchScreen"] != nil)
    #expect(debug.plist["UIRequiresFullScreen"] == nil)
    let release = try only(model, "AppStore Release")
    #expect(release.settings.value(of: "C")?.text == "own")
    #expect(release.plist["UIRequiresFullScreen"]?.bool == true)
    #expect(release.plist["UIRequiresFullScreen"]?.origin.setting == "INFOPLIST_KEY_UIRequiresFullScreen")
  }

  @Test func fillsInTemplatesAndIncludesRelativeToTheirFile() throws {
    let model = model([
      "App/project.yml": """
      include: [../Shared/base.yml]
      name: App
      targets:
        App:
          templates: [Application]
          templateAttributes: { flavour: Pro }
          info: { properties: { Own: 1 } }
      schemes:
        Other: { targets: { Nothing: all } }
      """,
      "Shared/base.yml": """
      targetTemplates:
        Application:
          type: application
          platform: iOS
          sources: [Code, {path: "${flavour}", excludes: ["*.md", "Old/**"]}]
          info: { path: "${target_name}.plist", properties: { Flavour: "${flavour}" } }
      targets:
        App: { configFiles: { Release: Release.xcconfig } }
      """,
      "Shared/Release.xcconfig": "X = $(TARGET_NAME)x", "Shared/Code/A.swift": "", "Shared/Pro/B.swift": "",
      "Shared/Pro/Old/C.swift": "",
    ])
    #expect(model.notices.isEmpty)
    #expect(model.targets.map(\.name) == ["App"])
    let release = try only(model)
    #expect(release.plist["Flavour"]?.string == "Pro")
    #expect(release.plist["Own"]?.origin.path == "App/project.yml")
    #expect(release.settings.value(of: "X")?.text == "Appx")
    #expect(model.targets.first?.origin.path == "App/project.yml")
  }

  @Test func findsTheFilesOfATarget() {
    let model = model([
      "project.yml": """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes: ["*.md", "Old", "**/Skip.swift"]
            - "Lone.swift"
      """,
      "App/A.swift": "", "App/Sub/B.m": "", "App/Read.md": "", "App/Old/C.swift": "", "App/Sub/Skip.swift": "", "Lone.swift": "",
      "App/Assets.xcassets/Contents.json": "", "App/Info.plist": XcodeFixture.plist("<key>UILaunchScreen</key><dict/>"),
      "Apps/D.swift": "",
    ])
    #expect(model.targets.first?.members?.sources == ["App/A.swift", "App/Sub/B.m", "Lone.swift"])
    #expect(model.targets.first?.members?.resources == ["App/Assets.xcassets", "App/Info.plist"])
    // XcodeGen takes an Info.plist among the sources where nothing else is said.
    #expect(model.targets.first?.configurations.first?.plist["UILaunchScreen"]?.origin.path == "App/Info.plist")
  }

  @Test func makesATargetForEachPlatform() {
    let model = model([
      "project.yml": """
      name: App
      targets:
        Kit: { type: framework, platform: [iOS, tvOS] }
        Watch: { type: application, platform: watchOS }
        Multi: { type: application, platform: auto, supportedDestinations: [iOS, macCatalyst, visionOS] }
        Aggregate: { type: "" }
      """
    ])
    #expect(model.targets.map(\.name) == ["Kit_iOS", "Kit_tvOS", "Watch", "Multi", "Aggregate"])
    #expect(model.targets.map { $0.configurations[0].platform } == [.iOS, .tvOS, .watchOS, .iOS, .iOS])
    #expect(model.targets.map(\.kind) == [.framework, .framework, .watchApp, .application, .other])
    #expect(model.targets[3].configurations[0].supportsCatalyst)
  }

  @Test func leavesASpecificationAloneWhoseProjectIsThere() {
    var fixture = XcodeFixture()
    fixture.objects = ""
    let model = fixture.model(["project.yml": "name: App\ntargets:\n  Other: {type: application, platform: iOS}\n"])
    #expect(model.targets.map(\.declaration) == [.xcode])
  }

  @Test func saysWhatItDoesNotFindAndWhatLeadsBack() {
    let model = model([
      "project.yml": """
      name: App
      include: [None.yml, Loop.yml]
      targets:
        App: { type: application, platform: iOS, templates: [Missing], settings: { groups: [Gone] } }
      """,
      "Loop.yml": "include: Loop.yml\n",
    ])
    #expect(model.notices.count == 4)
    #expect(model.targets.count == 1)
  }

  @Test func answersMutationsOfASpecification() {
    let text = """
      name: App
      include: [base.yml]
      targetTemplates: { T: { templates: [T], type: application } }
      settingGroups: { G: { groups: [G], base: { A: 1 } } }
      targets:
        App: { templates: [T], platform: iOS, settings: { groups: [G] }, info: { path: Info.plist, properties: { A: [b] } } }
      """
    var read = 0
    for input in Mutations.variants(of: [UInt8](text.utf8), count: 1000) {
      read +=
        ProjectModel.read(ProjectFiles(paths: ["project.yml", "base.yml"]) { $0 == "project.yml" ? input : [] }).targets.count
    }
    #expect(read > 0)
  }
}
