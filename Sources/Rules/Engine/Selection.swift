/// Which rules a run reports.
public struct Selection: Sendable, Equatable {
  public var phases: Set<Phase> = Set(Phase.allCases)
  /// Only these rules; empty means all.
  public var only: Set<RuleID> = []
  public var skipped: Set<RuleID> = []

  public init(phases: Set<Phase> = Set(Phase.allCases), only: Set<RuleID> = [], skipped: Set<RuleID> = []) {
    self.phases = phases
    self.only = only
    self.skipped = skipped
  }

  /// What belongs to no phase is not touched by a choice of phases.
  public func includes(_ rule: RuleID, in phase: Phase?) -> Bool {
    (phase.map(phases.contains) ?? true) && (only.isEmpty || only.contains(rule)) && !skipped.contains(rule)
  }
}
