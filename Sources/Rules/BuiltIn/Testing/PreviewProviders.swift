/// Files whose previews are made by the deprecated protocol alone: one finding for all of them, since there is one thing to do.
enum PreviewProviders {
  /// Beyond these nobody reads on.
  private static let listed = 100

  /// The finding of the first file, about all of them.
  static func finding(_ first: Finding, others: [Finding], _ catalogue: Catalogue) -> Finding {
    guard let rule = catalogue[first.rule] else { return first }
    var finding = first
    finding.message = rule.message(for: "provider-only-files").filled(with: [.count: String(others.count + 1)])
    finding.related = others.prefix(listed).map { other in
      Finding.Related(path: other.path, line: other.line, column: other.column, message: "here too")
    }
    return finding
  }
}
