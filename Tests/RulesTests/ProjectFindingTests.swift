import ResizelintLexer
import Testing

@testable import ResizelintRules

/// Two targets with a plist in common, and one with a setting in each configuration.
private let shared = [
  "Shared.plist": """
  <plist><dict>
  <key>UIRequiresFullScreen</key>
  <true/>
  </dict></plist>
  """,
  "App.xcodeproj/project.pbxproj": """
  {
  objects = {
  PROJECT = { isa = PBXProject; buildConfigurationList = LIST; mainGroup = GROUP; targets = ( LITE, FULL, OWN ); };
  GROUP = { isa = PBXGroup; children = ( ); sourceTree = "<group>"; };
  LIST = { isa = XCConfigurationList; buildConfigurations = ( DEBUG, RELEASE ); };
  DEBUG = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; }; };
  RELEASE = { isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = iphoneos; }; };
  \(target("Lite", "INFOPLIST_FILE = Shared.plist;"))
  \(target("Full", "INFOPLIST_FILE = Shared.plist;"))
  \(target("Own", "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIRequiresFullScreen = YES;"))
  };
  rootObject = PROJECT;
  }
  """,
]

private func target(_ name: String, _ settings: String) -> String {
  let id = name.uppercased()
  return """
    \(id) = {
      isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.application"; buildConfigurationList = \(id)_L;
    };
    \(id)_L = { isa = XCConfigurationList; buildConfigurations = ( \(id)_D, \(id)_R ); };
    \(id)_D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
    \(id)_R = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
    """
}

private func findings(_ files: [String: String], rule: RuleID = "full-screen-requirement") -> [Finding] {
  let memory = MemoryFiles(files)
  return Engine(catalogue: .embedded).lint(memory.files, access: memory).allFindings.filter { $0.rule == rule }
}

struct ProjectFindingTests {
  @Test func reportsAPlistOfSeveralTargetsOnce() throws {
    let found = findings(shared).filter { $0.path == "Shared.plist" }
    #expect(found.map(\.targets) == [["Lite", "Full"]])
    #expect(found.map(\.configurations) == [["Debug", "Release"]])
  }

  @Test func reportsASettingOfEveryConfigurationOnceWithTheOthersRelated() throws {
    let own = findings(shared).filter { $0.targets == ["Own"] }
    #expect(own.count == 1)
    #expect(own.first?.configurations == ["Debug", "Release"])
    #expect(own.first?.related.count == 1)
    #expect((own.first?.related.first?.line ?? 0) > (own.first?.line ?? 0))
  }

  @Test func keepsTheFingerprintWhenTheFileMovesAndLinesChange() throws {
    var moved = shared
    moved["Shared.plist"] = nil
    moved["Config/All.plist"] = "\n\n" + (shared["Shared.plist"] ?? "")
    moved["App.xcodeproj/project.pbxproj"] = shared["App.xcodeproj/project.pbxproj"]?
      .replacing("Shared.plist", with: "Config/All.plist")
    let before = findings(shared).map(\.fingerprint).sorted()
    let after = findings(moved).map(\.fingerprint).sorted()
    #expect(before.count == 2)
    #expect(before == after)
  }

  @Test func lowersBlockersBelowTheSDKThatEnforcesThem() {
    let files = ["Info.plist": "<plist><dict><key>CFBundlePackageType</key><string>APPL</string></dict></plist>"]
    let memory = MemoryFiles(files)
    var configuration = LintConfiguration()
    configuration.settings.sdk = 26
    let severities = [LintConfiguration(), configuration].map { configuration in
      Engine(catalogue: .embedded, configuration: configuration).lint(memory.files, access: memory).allFindings
        .first { $0.rule == "launch-screen-missing" }?.severity
    }
    #expect(severities == [.error, .warning])
  }

  @Test func reportsNothingOfFilesThatWereNotAskedFor() {
    let memory = MemoryFiles(shared)
    let files = InputFiles(memory.files.map { InputFile(path: $0.path, isReported: $0.path == "Shared.plist") })
    let report = Engine(catalogue: .embedded).lint(files, access: memory)
    #expect(Set(report.allFindings.map(\.path)) == ["Shared.plist"])
    #expect(report.fileCount == 1)
  }
}
