extension ReadRule {
  /// Reports the read at the level that its use gives it.
  public func check(_ read: Read, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    let use = UseAnalyzer(file: file, context: context).use(of: read)
    guard let severity = Level.severity(of: read, use, in: file) else { return }
    report.append(
      Observation(
        Self.id, at: read.range, severity: severity, intent: use.intent, variant: read.isFallback ? "fallback" : use.excuse,
        purpose: use.purpose))
  }
}
