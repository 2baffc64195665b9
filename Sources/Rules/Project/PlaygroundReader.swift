import ResizelintLexer

/// Reads apps of Swift Playgrounds: a package with an `.iOSApplication` product.
///
/// Xcode generates scene manifest and launch screen for them (swift-build's model of the product).
enum PlaygroundReader {
  static func readAll(_ files: ProjectFiles) -> (targets: [Target], notices: [Notice]) {
    var targets: [Target] = []
    var notices: [Notice] = []
    for path in files.paths where ProjectPath.name(of: path) == "Package.swift" {
      guard let bytes = files.read(path) else { continue }
      let source = SourceText(path: path, bytes: bytes)
      var parser = ManifestParser(tokens: ManifestToken.swift(bytes), labelSign: ":")
      guard parser.tokens.contains(where: { $0.text == "iOSApplication" }) else { continue }
      while let token = parser.token {
        guard token.text == "iOSApplication", parser.isSign("(", at: parser.index + 1) else {
          parser.index += 1
          continue
        }
        let product = parser.parseExpression()
        let program = ManifestProgram()
        program.add(SwiftManifest(source: source).definitions, isShared: false)
        let value = ManifestProgram.Value(expression: product, scope: ManifestProgram.Scope(source: source))
        let (target, found) = target(value, program, files, folder: ProjectPath.folder(of: path))
        targets.append(target)
        notices += found
      }
    }
    return (targets, notices)
  }

  private static func target(_ product: ManifestProgram.Value, _ program: ManifestProgram, _ files: ProjectFiles, folder: String)
    -> (
      Target, [Notice]
    )
  {
    let source = product.scope.source
    func argument(_ label: String) -> ManifestProgram.Value? { product.expression.argument(label).map(product.with) }
    let name = argument("name").flatMap { program.text($0) } ?? ProjectPath.stem(of: folder)
    let settings = SettingsEvaluator(
      levels: [SettingsLevel(defaults: ["PRODUCT_NAME": name, "PRODUCT_MODULE_NAME": "AppModule", "TARGET_NAME": name])],
      context: SettingsContext(platform: .iOS, configuration: ""))
    let origin = source.origin(product.expression.range.lowerBound..<product.expression.range.lowerBound)
    var merger = InfoPlistMerger(settings: settings, generates: true)
    if let file = argument("additionalInfoPlistContentFilePath").flatMap({ program.text($0) }),
      let path = ProjectPath.join(folder, file)
    {
      if let bytes = files.read(path) {
        let document = PropertyListReader.read(bytes)
        let plist = SourceText(path: path, bytes: document.text)
        if let problem = document.problems.first { merger.markIncomplete(plist.notice(problem)) }
        merger.add(document.root, source: plist)
      } else {
        merger.markIncomplete(
          Notice(path: source.path, line: origin.start.line, message: "the property list '\(file)' is not in the tree"))
      }
    }
    func made(_ content: MergedValue.Content) -> MergedValue { MergedValue(content: content, origin: origin) }
    if merger.plist["UILaunchScreen"] == nil { merger.set("UILaunchScreen", made(.dictionary([]))) }
    if merger.plist["UIApplicationSceneManifest"] == nil {
      merger.set(
        "UIApplicationSceneManifest",
        made(
          .dictionary([
            MergedEntry(key: "UIApplicationSupportsMultipleScenes", value: made(.bool(true))),
            MergedEntry(key: "UISceneConfigurations", value: made(.dictionary([]))),
          ])))
    }
    if let orientations = argument("supportedInterfaceOrientations") { addOrientations(orientations, program, to: &merger) }
    var configuration = BuildConfiguration(name: "", platform: .iOS, settings: settings)
    configuration.generatesInfoPlist = true
    configuration.plist = merger.plist
    var isWhole = true
    if let families = argument("supportedDeviceFamilies").flatMap({ program.items($0, isWhole: &isWhole) }) {
      let numbers = ["phone": 1, "pad": 2, "mac": 6]
      configuration.deviceFamilies = Set(families.compactMap { program.reduced($0).expression.lastName.flatMap { numbers[$0] } })
    }
    var set = SourceSet(files: files)
    set.add(".", in: folder)
    var members = set.members
    members.sources.removeAll { ProjectPath.name(of: $0) == "Package.swift" }
    return (
      Target(
        name: name, kind: .application, productType: nil, declaration: .playground, origin: origin,
        configurations: [configuration],
        members: members), merger.notices
    )
  }

  /// `.portrait`, `.portraitUpsideDown(.when(deviceFamilies: [.pad]))`: a list for each family.
  private static func addOrientations(
    _ value: ManifestProgram.Value, _ program: ManifestProgram, to merger: inout InfoPlistMerger
  ) {
    var isWhole = true
    guard let items = program.items(value, isWhole: &isWhole), isWhole else { return }
    let names = [
      "portrait": "Portrait", "portraitUpsideDown": "PortraitUpsideDown", "landscapeLeft": "LandscapeLeft",
      "landscapeRight": "LandscapeRight",
    ]
    for (family, suffix) in [("phone", "~iphone"), ("pad", "~ipad")] {
      var list: [MergedValue] = []
      for item in items {
        let item = program.reduced(item)
        guard let name = item.expression.lastName.flatMap({ names[$0] }) else { continue }
        let condition = item.expression.arguments?.first?.value.argument("deviceFamilies").map(item.with)
        if let condition, let families = program.items(condition, isWhole: &isWhole),
          !families.contains(where: { program.reduced($0).expression.lastName == family })
        {
          continue
        }
        list.append(
          MergedValue(content: .string("UIInterfaceOrientation" + name), origin: item.scope.source.origin(item.expression.range)))
      }
      let origin = value.scope.source.origin(value.expression.range)
      merger.set("UISupportedInterfaceOrientations" + suffix, MergedValue(content: .array(list), origin: origin))
    }
  }
}
