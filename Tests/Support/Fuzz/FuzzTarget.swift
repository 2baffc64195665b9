/// A kind of input that strangers write.
///
/// Each is read as the program would, and what is promised of the result is checked: a promise that does not hold is a crash,
/// which the fuzzer keeps the input of.
public enum FuzzTarget: String, CaseIterable, Sendable {
  case tokens
  case json
  case yaml
  case xcconfig
  case xml
  case xmlPropertyList = "plist-xml"
  case openStepPropertyList = "plist-openstep"
  case binaryPropertyList = "plist-binary"
  case configuration
  case rulesFile = "rules-file"
  case baseline
  case patch
  case globs
  case owners
  case report
  case ticks
  case allowances
  case source
  case xcodeProject = "pbxproj"
  case buildSettings = "build-settings"
  case manifests
  case tree

  public func run(_ bytes: [UInt8]) {
    switch self {
    case .tokens: Readers.tokens(bytes)
    case .json: Readers.json(bytes)
    case .yaml: Readers.yaml(bytes)
    case .xcconfig: Readers.xcconfig(bytes)
    case .xml: Readers.xml(bytes)
    case .xmlPropertyList: Readers.propertyList(Array("<plist>".utf8) + bytes)
    case .openStepPropertyList: Readers.propertyList(Array("// !$*UTF8*$!\n".utf8) + bytes)
    case .binaryPropertyList: Readers.propertyList(Array("bplist00".utf8) + bytes)
    case .configuration: TeamFiles.configuration(bytes)
    case .rulesFile: TeamFiles.rules(bytes)
    case .baseline: TeamFiles.baseline(bytes)
    case .patch: TeamFiles.patch(bytes)
    case .globs: TeamFiles.globs(bytes)
    case .owners: TeamFiles.owners(bytes)
    case .report: TeamFiles.report(bytes)
    case .ticks: TeamFiles.ticks(bytes)
    case .allowances: Projects.allowances(bytes)
    case .source: Projects.source(bytes)
    case .xcodeProject: Projects.xcodeProject(bytes)
    case .buildSettings: Projects.buildSettings(bytes)
    case .manifests: Projects.manifests(bytes)
    case .tree: Projects.tree(bytes)
    }
  }
}

/// Stops where a promise is broken.
func demand(_ holds: Bool, _ promise: @autoclosure () -> String) {
  if !holds { fatalError(promise()) }
}
