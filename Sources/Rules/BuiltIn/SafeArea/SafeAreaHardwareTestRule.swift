/// An inset of the safe area compared with a number.
struct SafeAreaHardwareTestRule: ThresholdRule {
  static let id: RuleID = "safe-area-hardware-test"

  func check(_ threshold: Threshold, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard threshold.form != .factor, threshold.size.shape == .inset, !isChange(threshold, in: file) else { return }
    // An inset of nothing is also asked for by layouts that leave a margin of their own where none is needed.
    let isAboutNothing = threshold.numbers.allSatisfy { $0.value <= 1 }
    let isMargin = isAboutNothing || isFloor(threshold, in: file)
    report.append(
      Observation(Self.id, at: threshold.range, severity: isMargin && !isKept(threshold, in: file) ? .note : .warning))
  }

  /// `bottom < 20 ? 20 : 0`: a margin that is at least so large, whatever the device.
  private func isFloor(_ threshold: Threshold, in file: SourceFile) -> Bool {
    guard threshold.numbers.count == 1, let floor = threshold.numbers.first?.value,
      let number = file.statement(of: threshold.range.lowerBound)
    else { return false }
    let arms = threshold.range.upperBound..<max(threshold.range.upperBound, file.statements[number].end)
    let values = arms.prefix(80).filter { file.code[$0].kind == .number }.compactMap { Double(file.text($0)) }
    return arms.count <= 80 && values.contains(floor) && values.contains(0)
      && values.filter { $0 != 0 }.allSatisfy { $0 == floor }
  }

  /// What is compared with nothing is how much an inset changed: `let delta = new.top - old.top`.
  private func isChange(_ threshold: Threshold, in file: SourceFile) -> Bool {
    guard threshold.numbers.allSatisfy({ $0.value == 0 }) else { return false }
    return threshold.range.contains { index in
      guard file.code[index].kind == .word, let value = file.binding(of: index)?.value else { return false }
      return value.contains { file.isOperator($0, "-") && file.isInfix($0) } && !value.contains { file.code[$0].kind == .number }
    }
  }

  /// The answer is stored, returned or named: it says what device this is.
  private func isKept(_ threshold: Threshold, in file: SourceFile) -> Bool {
    let start = threshold.range.lowerBound
    if let holder = file.assignee(of: start), namesHardware(holder, in: file) { return true }
    for scope in file.scopes(around: start) {
      switch scope.kind {
      case .function, .property:
        return scope.head + 1 < scope.open && namesHardware(scope.head + 1, in: file)
      case .type, .file: return false
      default: continue
      }
    }
    return false
  }

  private func namesHardware(_ name: Int, in file: SourceFile) -> Bool {
    let parts = NameParts.of(file.text(name))
    return parts.contains { Self.hardware.contains($0) } || parts.contains("home") && parts.contains("indicator")
  }

  private static let hardware: Set<String> = [
    "notch", "notched", "phone", "bezel", "bezelless", "island", "device", "faceid", "button",
  ]
}
