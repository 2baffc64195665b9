import Testing

@testable import ResizelintRules

struct TargetsReportTests {
  private func report(_ format: TargetsReport.Format) -> String {
    var fixture = XcodeFixture()
    fixture.target = [
      XcodeFixture.Configuration(
        "Debug", "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = Info.plist; INFOPLIST_KEY_UILaunchScreen_Generation = YES;"),
      XcodeFixture.Configuration("Release", "INFOPLIST_FILE = Info.plist; INFOPLIST_KEY_UILaunchScreen_Generation = YES;"),
    ]
    fixture.project = [
      XcodeFixture.Configuration("Debug", "SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \"1,2\";"),
      XcodeFixture.Configuration("Release", "SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \"1,2\";"),
    ]
    let plist = XcodeFixture.plist("<key>CFBundleName</key><string>A\u{1B}[0m</string>")
    let model = fixture.model(["Info.plist": plist])
    return String(decoding: TargetsReport(model).write(as: format).bytes, as: UTF8.self)
  }

  @Test func tellsWhereEachKeyOfEachBuildComesFrom() {
    #expect(
      report(.text) == """
        App  app, App.xcodeproj/project.pbxproj:24
          Debug  iOS, families 1, 2
            Info.plist: Info.plist, generated from build settings
              CFBundleName = "A<U+001B>[0m"  Info.plist:2
              UILaunchScreen = {}  App.xcodeproj/project.pbxproj:7 INFOPLIST_KEY_UILaunchScreen_Generation
          Release  iOS, families 1, 2
            Info.plist: Info.plist
              CFBundleName = "A<U+001B>[0m"  Info.plist:2
              INFOPLIST_KEY_UILaunchScreen_Generation: without effect, the plist is not generated  \
        App.xcodeproj/project.pbxproj:11

        """)
  }

  @Test func writesTheSameAsJson() {
    let text = report(.json)
    #expect(text.contains("\"effect\": \"inert\""))
    #expect(text.contains("\"setting\": \"INFOPLIST_KEY_UILaunchScreen_Generation\""))
    #expect(text.contains("\\u001b[0m"))
  }
}
