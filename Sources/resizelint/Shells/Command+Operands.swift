import ResizelintRules

/// What stands behind a command, for those who complete it.
extension Command {
  enum Operands: Sendable, Equatable {
    case none
    case paths
    case folders
    case reports
    case words([String])
    /// One of these, and paths behind it.
    case wordAndPaths([String])
  }

  var operands: Operands {
    switch self {
    case .lint, .matrix, .targets, .allow, .files: .paths
    case .rules: .wordAndPaths(["test"])
    case .explain: .words(Topic.all.map(\.id) + Catalogue.embedded.outlines.map(\.id.name))
    case .merge: .reports
    case .baseline: .wordAndPaths(["write", "prune", "check"])
    case .`init`: .folders
    case .completions: .words(Shell.allCases.map(\.rawValue))
    case .config, .lsp, .man, .dev: .none
    }
  }

  /// What `--format` may be.
  var formats: [String] {
    switch self {
    case .lint, .merge: ReportFormat.allCases.map(\.rawValue)
    case .rules, .explain: CatalogueListing.Format.allCases.map(\.rawValue)
    case .targets: TargetsReport.Format.allCases.map(\.rawValue)
    case .matrix: MatrixFormat.allCases.map(\.rawValue)
    case .baseline, .allow, .`init`, .config, .files, .lsp, .completions, .man, .dev: []
    }
  }
}
