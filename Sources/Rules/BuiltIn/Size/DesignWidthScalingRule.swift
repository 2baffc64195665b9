/// A factor made of the width at hand and the width of a design.
struct DesignWidthScalingRule: ThresholdRule {
  static let id: RuleID = "design-width-scaling"

  func check(_ threshold: Threshold, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard threshold.form == .factor, threshold.size.shape == .length, let number = threshold.numbers.first else { return }
    let isDesign = number.name.map { NameParts.of(file.text($0)).contains(where: Self.designs.contains) } ?? false
    guard !countsPieces(threshold.range, in: file) else { return }
    guard DeviceSizes.isLength(number.value, inPixels: false) || isDesign && number.value >= 300 else { return }
    let isSure = threshold.size.source >= .measured
    report.append(
      Observation(Self.id, at: threshold.range, severity: isSure ? .warning : .note, values: [.value: threshold.valueText]))
  }

  /// `Int(width / 320)`: how many fit side by side, not by how much everything grows.
  private func countsPieces(_ range: Range<Int>, in file: SourceFile) -> Bool {
    if file.isPeriod(range.upperBound + 1), file.isWord(range.upperBound + 2, "rounded") { return true }
    var open = file.openBracket(around: range.lowerBound)
    while let bracket = open, file.isPunctuation(bracket, "(") {
      if let callee = file.callee(ofBracket: bracket), file.isWord(callee, in: ["Int", "UInt", "floor", "ceil", "trunc"]) {
        return true
      }
      open = file.openBracket(around: bracket)
    }
    guard let holder = file.assignee(of: range.lowerBound) else { return false }
    return NameParts.of(file.text(holder)).contains { ["columns", "column", "count", "items", "rows", "number"].contains($0) }
  }

  private static let designs: Set<String> = ["design", "base", "reference", "mockup", "sketch", "figma"]
}
