import ResizelintLexer

/// Reads `ios_application` of Bazel's BUILD files.
///
/// The property lists it names are merged; `launch_storyboard` sets `UILaunchStoryboardName` to the name of the file. A macro
/// around the rule, a `select` and a label that is no file leave the plist incomplete.
struct BazelReader {
  /// A call of a BUILD file with a name.
  private struct Rule {
    var kind: String
    var name: String
    var value: ManifestProgram.Value
    var folder: String
  }

  private let files: ProjectFiles
  private let program = ManifestProgram()
  private var rules: [String: Rule] = [:]
  private var order: [String] = []
  private var notices: [Notice] = []

  static func readAll(_ files: ProjectFiles) -> (targets: [Target], notices: [Notice]) {
    var reader = BazelReader(files: files)
    for path in files.paths where ["BUILD", "BUILD.bazel"].contains(ProjectPath.name(of: path)) {
      if let bytes = files.read(path) { reader.collect(SourceText(path: path, bytes: bytes)) }
    }
    let targets = reader.order.compactMap { reader.rules[$0] }.filter {
      $0.kind == "ios_application" || $0.kind == "ios_app_clip"
    }
    .map { reader.read($0) }
    return (targets, reader.notices)
  }

  private init(files: ProjectFiles) { self.files = files }

  /// The assignments and calls of a BUILD file.
  private mutating func collect(_ source: SourceText) {
    var parser = ManifestParser(tokens: ManifestToken.starlark(source.bytes), labelSign: "=")
    let scope = ManifestProgram.Scope(source: source)
    var constants: [ManifestProgram.Definition] = []
    while let token = parser.token {
      let before = parser.index
      guard token.kind == .word, token.startsLine else {
        parser.skipOne()
        continue
      }
      if parser.isSign("=", at: parser.index + 1) {
        parser.index += 2
        constants.append(
          ManifestProgram.Definition(name: token.text, nameRange: token.range, source: source, result: parser.parseExpression()))
      } else {
        let value = ManifestProgram.Value(expression: parser.parseExpression(), scope: scope)
        add(value, folder: ProjectPath.folder(of: source.path))
      }
      if parser.index == before { parser.index += 1 }
    }
    program.add(constants, isShared: false)
  }

  private mutating func add(_ value: ManifestProgram.Value, folder: String) {
    guard case .call(let callee, _) = value.expression.kind, let kind = callee.lastName,
      let name = value.expression.argument("name"), case .string(let text) = name.kind
    else { return }
    let label = folder + ":" + text
    if rules[label] == nil { order.append(label) }
    rules[label] = Rule(kind: kind, name: text, value: value, folder: folder)
  }

  private func argument(_ label: String, of rule: Rule) -> ManifestProgram.Value? {
    rule.value.expression.argument(label).map(rule.value.with)
  }

  private mutating func read(_ rule: Rule) -> Target {
    let source = rule.value.scope.source
    let settings = SettingsEvaluator(
      levels: [
        SettingsLevel(defaults: [
          "PRODUCT_NAME": rule.name, "PRODUCT_MODULE_NAME": rule.name, "EXECUTABLE_NAME": rule.name, "TARGET_NAME": rule.name,
          "BUNDLE_NAME": rule.name, "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
        ])
      ], context: SettingsContext(platform: .iOS, configuration: ""))
    var merger = InfoPlistMerger(settings: settings, generates: false)
    addFiles(of: rule, to: &merger)
    if let argument = argument("launch_storyboard", of: rule) {
      let range = argument.expression.range
      if let label = program.text(argument) {
        let name = ProjectPath.stem(of: label.split(separator: ":").last.map(String.init) ?? label)
        merger.set("UILaunchStoryboardName", MergedValue(content: .string(name), origin: source.origin(range)))
      } else {
        merger.markIncomplete(nil)
      }
    }
    notices += merger.notices
    var configuration = BuildConfiguration(name: "", platform: .iOS, settings: settings)
    configuration.plist = merger.plist
    var isWhole = true
    if let families = argument("families", of: rule).flatMap({ program.items($0, isWhole: &isWhole) }) {
      let numbers = ["iphone": 1, "ipad": 2]
      configuration.deviceFamilies = Set(families.compactMap { program.text($0).flatMap { numbers[$0] } })
    }
    configuration.deploymentTarget = argument("minimum_os_version", of: rule).flatMap { program.text($0) }
    let start = rule.value.expression.range.lowerBound
    return Target(
      name: rule.name, kind: rule.kind == "ios_app_clip" ? .appClip : .application, productType: rule.kind, declaration: .bazel,
      origin: source.origin(start..<start), configurations: [configuration], members: members(of: rule))
  }

  private mutating func addFiles(of rule: Rule, to merger: inout InfoPlistMerger) {
    let source = rule.value.scope.source
    var isWhole = true
    guard let argument = argument("infoplists", of: rule) else { return }
    guard let labels = program.items(argument, isWhole: &isWhole) else {
      merger.markIncomplete(
        Notice(
          path: source.path, line: source.line(of: argument.expression.range.lowerBound),
          message: "which infoplists '\(rule.name)' has was not understood"))
      return
    }
    for label in labels {
      guard let text = program.text(label), let path = path(of: text, folder: rule.folder), let bytes = files.read(path) else {
        merger.markIncomplete(
          Notice(
            path: source.path, line: source.line(of: label.expression.range.lowerBound),
            message: "a property list of '\(rule.name)' is not a file of the tree"))
        continue
      }
      let document = PropertyListReader.read(bytes)
      let plist = SourceText(path: path, bytes: document.text)
      if let problem = document.problems.first { merger.markIncomplete(plist.notice(problem)) }
      if labels.count == 1 { merger.setFile(path) }
      merger.add(document.root, source: plist)
    }
    if !isWhole { merger.markIncomplete(nil) }
  }

  // MARK: Labels

  /// The file that `:Info.plist`, `Info.plist` or `//App:Info.plist` names.
  private func path(of label: String, folder: String) -> String? {
    let (package, name) = BazelReader.split(label, folder: folder)
    return package.flatMap { ProjectPath.join($0, name) }
  }

  /// The package of a label, nil for one of another repository, and the name in it.
  private static func split(_ label: String, folder: String) -> (package: String?, name: String) {
    if label.hasPrefix("@") && !label.hasPrefix("@//") { return (nil, "") }
    let rest = label.hasPrefix("@//") ? label.dropFirst() : label[...]
    guard rest.hasPrefix("//") else { return (folder, String(rest.drop { $0 == ":" })) }
    let parts = rest.dropFirst(2).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let package = String(parts.first ?? "")
    return (package, parts.count > 1 ? String(parts[1]) : ProjectPath.name(of: package))
  }

  /// The files of a rule and of all it depends on.
  private func members(of rule: Rule) -> TargetMembers {
    var set = SourceSet(files: files)
    var pending = [rule]
    var seen: Set<String> = []
    while let next = pending.popLast() {
      guard seen.insert(next.folder + ":" + next.name).inserted else { continue }
      for label in ["srcs", "resources", "data", "app_icons"] {
        for (path, excludes) in paths(argument(label, of: next)) {
          if let (package, name) = Optional(BazelReader.split(path, folder: next.folder)), let package {
            set.add(name, in: package, excludes: excludes)
          }
        }
      }
      for label in ["deps", "resources", "data"] {
        for (dependency, _) in paths(argument(label, of: next)) {
          let (package, name) = BazelReader.split(dependency, folder: next.folder)
          if let package, let rule = rules[package + ":" + name] { pending.append(rule) }
        }
      }
    }
    return set.members
  }

  /// The texts of a list, of `glob([…], exclude = […])`, and of sums of these.
  private func paths(_ value: ManifestProgram.Value?, depth: Int = 0) -> [(path: String, excludes: [String])] {
    guard let value, depth < ManifestProgram.depthLimit else { return [] }
    let reduced = program.reduced(value)
    switch reduced.expression.kind {
    case .list(let items): return items.compactMap { program.text(reduced.with($0)) }.map { ($0, []) }
    case .sum(let left, let right):
      return paths(reduced.with(left), depth: depth + 1) + paths(reduced.with(right), depth: depth + 1)
    case .call(let callee, let arguments):
      guard callee.lastName == "glob", let first = arguments.first(where: { $0.label == nil || $0.label == "include" }) else {
        return []
      }
      let excludes =
        arguments.first { $0.label == "exclude" }.map { paths(reduced.with($0.value), depth: depth + 1).map(\.path) } ?? []
      return paths(reduced.with(first.value), depth: depth + 1).map { ($0.path, excludes) }
    default: return []
    }
  }
}
