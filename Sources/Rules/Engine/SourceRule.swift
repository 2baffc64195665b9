/// A rule in code that judges one Swift file.
///
/// A rule is a stateless value that reports unconditionally: what is selected, allowed or in a baseline, and in which order
/// findings come, is the engine's business. It holds no prose; the catalogue does.
public protocol SourceRule: Sendable {
  static var id: RuleID { get }

  /// The words at which the rule looks. A file without any of them is not asked.
  var words: [String] { get }

  /// Looks at one of the words.
  ///
  /// Called in the order of the file for every occurrence that an iOS build may compile, outside comments, strings and
  /// generic arguments.
  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation])
}

/// A rule that judges the reads of a value: the screen, the idiom, an orientation.
///
/// `ReadCollector` has found them; what is left is to say whether the use matters.
public protocol ReadRule: Sendable {
  static var id: RuleID { get }
  static var question: Question { get }

  func check(_ read: Read, in file: SourceFile, _ context: FileContext, _ report: inout [Observation])
}

/// A rule that judges the comparisons of a size with a number.
///
/// `ThresholdCollector` has found them.
public protocol ThresholdRule: Sendable {
  static var id: RuleID { get }

  func check(_ threshold: Threshold, in file: SourceFile, _ context: FileContext, _ report: inout [Observation])
}

/// A rule that looks at a whole file, because what it looks for is no word: a number, a string.
protocol FileRule: Sendable {
  static var id: RuleID { get }

  /// What the words of a file must show; a file without it is not asked.
  static var need: FirstLook.Marks { get }

  func check(_ file: SourceFile, _ context: FileContext, _ report: inout [Observation])
}

/// What is known of a file beyond its text.
public struct FileContext: Sendable, Equatable {
  /// What the other files say.
  public var facts: ProjectFacts
  /// What the configuration says about the file.
  public var settings: LintSettings
  /// The file belongs to tests.
  public var isTest: Bool
  /// Only targets for other platforms build the file.
  public var isForeign = false

  public init(facts: ProjectFacts = ProjectFacts(), settings: LintSettings = LintSettings(), isTest: Bool = false) {
    self.facts = facts
    self.settings = settings
    self.isTest = isTest
  }
}

/// What one file must know of the others.
public struct ProjectFacts: Sendable, Equatable {
  public init() {}
}
