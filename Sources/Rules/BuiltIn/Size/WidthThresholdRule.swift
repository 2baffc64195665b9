/// A size compared with a number outside of the policy files.
struct WidthThresholdRule: ThresholdRule {
  static let id: RuleID = "width-threshold"

  func check(_ threshold: Threshold, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard threshold.isTelling, !threshold.namesDevices, !threshold.isCap(in: file) else { return }
    guard !context.settings.isPolicyFile(file.path) else { return }
    let isFromScreen = threshold.size.source == .screen
    let isKept = threshold.size.source >= .measured && file.isInitialValue(threshold.range.lowerBound)
    let isDevice = threshold.numbers.contains { DeviceSizes.isLength($0.value, inPixels: isFromScreen) }
    report.append(
      Observation(
        Self.id, at: threshold.range, severity: isFromScreen || isKept ? .warning : .note,
        variant: isDevice ? "device-size" : isFromScreen || isKept ? nil : "measured", values: [.value: threshold.valueText]))
  }
}
