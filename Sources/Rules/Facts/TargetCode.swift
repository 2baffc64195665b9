/// The code of one target, as far as facts go.
public struct TargetCode: Sendable {
  /// How an app starts.
  public enum Entry: Sendable, Equatable {
    case swiftUI
    case uiKit
    /// The entry point is not among the files, or it cannot be told.
    case unknown
  }

  /// Of the target's own files, in the order of paths.
  public let own: [SourceFacts]
  /// Its own, and what it may link: frameworks of the project, and files of local packages, which no target names.
  public let linked: [SourceFacts]
  public let entry: Entry
  /// The names of the types that the system may take for the application delegate.
  public let applicationDelegates: Set<String>
  /// The types that may be scene delegates, with the files that declare them.
  public let sceneDelegates: Set<String>
  /// The method of the application delegate that supplies scene configurations.
  public let configurationMethod: MemberFact?

  /// - Parameters:
  ///   - owner: The index of the target in the model.
  ///   - ownersOfFiles: The targets that each of the sources belongs to: every target asks for them.
  init(of owner: Int, in model: ProjectModel, sources: ProjectSources, ownersOfFiles: [[Int]]) {
    let members = model.targets[owner].members
    var own: [Int] = []
    var linked: [Int] = []
    for (number, file) in sources.files.enumerated() where !file.isTest {
      let owners = ownersOfFiles[number]
      if owners.contains(owner) || members == nil && owners.isEmpty {
        own.append(number)
        linked.append(number)
      } else if owners.allSatisfy({ TargetCode.canBeLinked(model.targets[$0].kind) }) {
        linked.append(number)
      }
    }
    self.own = own.map { sources.files[$0] }
    self.linked = linked.map { sources.files[$0] }
    let visible = Set(linked)
    let applicationDelegates = sources.heirs(of: sources.applicationDelegateAncestors, in: visible)
    sceneDelegates = sources.heirs(of: sources.sceneDelegateAncestors, in: visible)
    self.applicationDelegates = applicationDelegates
    entry = TargetCode.entry(of: self.own, linked: self.linked, applicationDelegates)
    configurationMethod = self.linked.lazy.flatMap(\.types).flatMap(\.callbacks)
      .first { $0.name == ApplicationDelegateMembers.configurationMethod }
  }

  private static func canBeLinked(_ kind: Target.Kind) -> Bool { kind == .framework || kind == .other }

  private static func entry(of own: [SourceFacts], linked: [SourceFacts], _ applicationDelegates: Set<String>) -> Entry {
    let types = own.flatMap(\.types)
    let mains = types.filter(\.isMain)
    let apps = apps(in: types)
    let conforming = Set(types.filter { $0.inherited.contains("App") }.map(\.name))
    if mains.contains(where: { conforming.contains($0.name) }) { return .swiftUI }
    if mains.contains(where: { applicationDelegates.contains($0.name) }) { return .uiKit }
    if own.contains(where: \.callsApplicationMain) { return apps.isEmpty ? .uiKit : .unknown }
    // A launcher that starts an app, or `main.swift`.
    if !apps.isEmpty { return .swiftUI }
    let isDelegate = mains.contains { main in
      main.kind == .class && main.inherited.contains { $0 == "UIResponder" || $0.hasSuffix("Delegate") }
    }
    if isDelegate { return .uiKit }
    return TargetCode.apps(in: linked.flatMap(\.types)).isEmpty ? .unknown : .swiftUI
  }

  /// SwiftUI apps; another protocol or class may be called `App`.
  private static func apps(in types: [TypeFact]) -> Set<String> {
    Set(types.filter { $0.importsSwiftUI && $0.inherited.contains("App") }.map(\.name))
  }
}
