import ResizelintRules
import Testing

@Suite struct LoosePlistReaderTests {
  private func model(_ files: [String: String]) -> ProjectModel {
    ProjectModel.read(ProjectFiles(files.mapValues { XcodeFixture.plist($0) }))
  }

  @Test func takesEachPropertyListOfAnAppForATarget() {
    let model = model([
      "A/Info.plist": "<key>CFBundlePackageType</key><string>APPL</string>",
      "B/Info.plist":
        "<key>CFBundlePackageType</key><string>$(PRODUCT_BUNDLE_PACKAGE_TYPE)</string><key>UILaunchScreen</key><dict/>",
      "C/Info.plist": "<key>CFBundlePackageType</key><string>APPL</string><key>NSExtension</key><dict/>",
      "D/Info.plist": "<key>CFBundlePackageType</key><string>FMWK</string>",
      "E/Settings.plist": "<key>Key</key><true/>",
    ])
    #expect(model.targets.map(\.origin.path) == ["A/Info.plist", "B/Info.plist"])
    #expect(!model.hasProjectFile)
  }

  @Test(arguments: [
    ("", Platform.iOS), ("<key>UIDeviceFamily</key><array><integer>7</integer></array>", .visionOS),
    ("<key>UIDeviceFamily</key><array><integer>1</integer><integer>7</integer></array>", .iOS),
    ("<key>UIDeviceFamily</key><array><string>3</string></array>", .tvOS), ("<key>WKApplication</key><true/>", .watchOS),
    ("<key>LSMinimumSystemVersion</key><string>13</string>", .macOS),
    ("<key>CFBundleSupportedPlatforms</key><array><string>XROS</string></array>", .visionOS),
  ])
  func tellsThePlatformByTheKeys(keys: String, platform: Platform) {
    let model = model(["Info.plist": "<key>CFBundlePackageType</key><string>APPL</string>" + keys])
    #expect(model.targets.first?.configurations.first?.platform == platform)
  }

  @Test func leavesPropertyListsAloneWhereAProjectExists() {
    let model = XcodeFixture().model(["Other.plist": XcodeFixture.plist("<key>CFBundlePackageType</key><string>APPL</string>")])
    #expect(model.targets.map(\.name) == ["App"])
  }
}
