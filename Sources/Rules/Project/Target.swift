/// Something that a project builds.
public struct Target: Sendable {
  /// What is built, as far as the rules tell targets apart.
  public enum Kind: String, Sendable {
    case application
    case appClip
    /// An extension of any kind, sticker packs and message extensions included.
    case appExtension
    case framework
    case tests
    case uiTests
    case watchApp
    case watchExtension
    case tool
    /// Aggregate and legacy targets, bundles, what no product type names.
    case other
  }

  /// The kind of file that declares the target.
  public enum Declaration: String, Sendable {
    case xcode
    case xcodeGen
    case tuist
    case bazel
    case expo
    case unity
    case playground
    /// A property list of a tree without any project file stands for a target of its own.
    case loosePlist
  }

  public var name: String
  public var kind: Kind
  /// As the project file spells it: `com.apple.product-type.application`.
  public var productType: String?
  public var declaration: Declaration
  /// The place of the target in the file that declares it. What is absent is reported here.
  public var origin: Origin
  /// In the order of the file.
  public var configurations: [BuildConfiguration]
  /// Which files of the tree belong to it; nil where that is not known.
  public var members: TargetMembers?
  /// Names of targets of the same project that this one depends on or embeds.
  public var dependencies: [String] = []

  /// Whether any configuration builds for one of the platforms.
  public func builds(for platforms: Platform...) -> Bool { configurations.contains { platforms.contains($0.platform) } }

  /// An app for iPhone or iPad in at least one configuration.
  public var isPhoneApplication: Bool { (kind == .application || kind == .appClip) && builds(for: .iOS) }
}

/// The files of a target, as paths relative to the root, sorted.
public struct TargetMembers: Sendable, Equatable {
  /// Compiled files: Swift, Objective-C, C.
  public var sources: [String] = []
  /// Storyboards, xibs, asset catalogues (`….xcassets`), bundled files.
  public var resources: [String] = []

  public init(sources: [String] = [], resources: [String] = []) {
    self.sources = sources
    self.resources = resources
  }
}

/// What a configuration builds for.
public enum Platform: String, Sendable, CaseIterable {
  case iOS
  case macOS
  case tvOS
  case watchOS
  case visionOS
  /// No setting says it, or one that cannot be resolved.
  case unknown
}
