extension ReadRule {
  /// Reports the read at the level that its use gives it.
  public func check(_ read: Read, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    let use = Use.of(read, in: file, context)
    guard let severity = Level.severity(of: read, use) else { return }
    report.append(Observation(Self.id, at: read.range, severity: severity, intent: use.intent))
  }
}
