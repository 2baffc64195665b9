/// A size that is compared with that of a device.
struct DeviceSizeLiteralRule: ThresholdRule {
  static let id: RuleID = "device-size-literal"

  func check(_ threshold: Threshold, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard threshold.namesDevices else { return }
    let isSure = threshold.size.source >= .measured || threshold.isPair
    report.append(
      Observation(
        Self.id, at: threshold.range, severity: isSure ? .warning : .note, values: [.value: threshold.valueText]))
  }
}
