/// One rule of the catalogue: its whole story, as `rules.json` tells it.
///
/// `title`, `why`, `fix` and `levels` are prose with code in backticks. The message points at the line, the why at the
/// person who uses the app, the fix at the keyboard.
public struct RuleEntry: Sendable, Equatable {
  /// A public page that a rule rests on.
  public struct Reference: Sendable, Equatable {
    public var title: String
    /// A full `https` address.
    public var url: String

    public init(title: String, url: String) {
      self.title = title
      self.url = url
    }
  }

  /// A few lines as they should not be, and as they should.
  public struct Examples: Sendable, Equatable {
    /// The name of the language, as the fence of a Markdown code block spells it.
    public var language: String
    /// Lines are separated by `\n`, with none at the end.
    public var bad: String
    public var good: String

    public init(language: String = "swift", bad: String, good: String) {
      self.language = language
      self.bad = bad
      self.good = good
    }
  }

  /// What a rule says instead where it meets one of several things, by a name that its code knows.
  public struct Variant: Sendable, Equatable {
    public var message: MessageTemplate?
    public var fix: String?

    public init(message: MessageTemplate? = nil, fix: String? = nil) {
      self.message = message
      self.fix = fix
    }
  }

  public var id: RuleID
  /// Nil for what is reported as housekeeping: findings about allowances, which belong to no phase.
  public var phase: Phase?
  /// What a finding gets when the code around it says nothing more.
  public var severity: Severity
  public var status: RuleStatus
  /// The first version that has the rule.
  public var since: String
  public var title: String
  public var message: MessageTemplate
  public var variants: [String: Variant]
  public var why: String
  public var fix: String
  /// The fix in the words of the place where the code stands.
  public var fixIn: [CodePlace: String]
  /// What raises or lowers the severity and what is left alone; nil where nothing does.
  public var levels: String?
  public var references: [Reference]
  public var examples: Examples
  /// Ids that the rule had before.
  public var aliases: [RuleID]
  public var detection: Detection

  /// The message of a variant, or the usual one where the variant has none of its own.
  public func message(for variant: String? = nil) -> MessageTemplate {
    variant.flatMap { variants[$0]?.message } ?? message
  }

  /// The fix of a variant, else the one for the place, else the usual one.
  public func fix(for variant: String? = nil, at place: CodePlace? = nil) -> String {
    variant.flatMap { variants[$0]?.fix } ?? place.flatMap { fixIn[$0] } ?? fix
  }

  /// What a run needs to know of the rule before it has anything to say.
  public var outline: RuleOutline {
    RuleOutline(id, phase, severity, detection, status: status, aliases: aliases)
  }
}

/// How settled a rule is.
public enum RuleStatus: String, Sendable, CaseIterable {
  case preview
  case stable
  case deprecated
}

/// Where flagged code stands, as far as the fix is concerned.
public enum CodePlace: String, Sendable, CaseIterable, Hashable {
  /// In a SwiftUI `View`, `ViewModifier` or `App`.
  case swiftUI = "swiftui"
  case viewController
  case view
  /// Nowhere near a view: a model, a cache, an image decoder.
  case none

  /// What stands before a fix that is meant for the place.
  var title: String {
    switch self {
    case .swiftUI: "In SwiftUI"
    case .viewController: "In a view controller"
    case .view: "In a view"
    case .none: "Where no view is at hand"
    }
  }
}

/// How a rule finds what it reports.
public enum Detection: Sendable, Equatable {
  /// Spellings in data; any of them is a finding.
  case match([RuleMatch])
  /// The name of the Swift type that implements the rule.
  case implementation(String)
}

/// What selection, matching and order need of a rule; no prose.
public struct RuleOutline: Sendable, Equatable {
  public var id: RuleID
  public var phase: Phase?
  public var severity: Severity
  public var status: RuleStatus
  public var detection: Detection
  public var aliases: [RuleID]

  public init(
    _ id: RuleID, _ phase: Phase?, _ severity: Severity, _ detection: Detection, status: RuleStatus = .preview,
    aliases: [RuleID] = []
  ) {
    self.id = id
    self.phase = phase
    self.severity = severity
    self.status = status
    self.detection = detection
    self.aliases = aliases
  }
}
