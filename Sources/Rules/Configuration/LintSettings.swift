/// What the configuration says about one file. The defaults are what holds without any.
public struct LintSettings: Sendable, Equatable {
  /// A size in points.
  public struct Size: Sendable, Equatable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// The rules whose levels are not the catalogue's.
  public var levels: [RuleID: LevelMap] = [:]
  /// The phases that are reported.
  public var phases: Set<Phase> = Set(Phase.allCases)
  /// The files that hold the project's layout policy.
  public var policyFiles = LintSettings.usualPolicyFiles
  /// The iOS SDK that the app is built with; below 27 what that SDK does not enforce yet is no error.
  public var sdk = 27
  /// The largest minimum that a window may ask for.
  public var minimumSize = Size(width: 500, height: 700)
  /// The platforms that count as ours.
  public var platforms: Set<Platform> = [.iOS]
  /// Allowances need a reason to count.
  public var requiresReason = false

  public init() {}

  /// The level at which a finding is reported; nil where it is not.
  public func level(of rule: RuleID, _ severity: Severity) -> Severity? {
    guard let map = levels[rule] else { return severity }
    return map[severity]
  }

  /// Whether a rule can be reported; what belongs to no phase is not touched by a choice of phases.
  public func reports(_ rule: RuleID, in phase: Phase?) -> Bool {
    (phase.map(phases.contains) ?? true) && levels[rule]?.isOff != true
  }

  /// Whether a file, by its path relative to the root, holds the project's layout policy.
  public func isPolicyFile(_ path: String) -> Bool { policyFiles.matches(file: path) }

  /// What a layout policy is called where no configuration names one.
  public static let usualPolicyFiles: PathPatterns = {
    var patterns = PathPatterns()
    patterns.add(usualPolicyPattern, from: .below(""))
    return patterns
  }()

  public static let usualPolicyPattern = "*LayoutPolicy*.swift"
}
