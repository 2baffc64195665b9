import ResizelintLexer

/// A constant that holds the size of a device, and a table of such sizes.
struct DeviceSizeConstantRule: SourceRule, FileRule {
  static let id = DeviceSizeLiteralRule.id
  static let need: FirstLook.Marks = .deviceLength
  let words = ["CGSize", "CGRect"]

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard let open = file.callParentheses(after: index), let close = file.partner(of: open), file.chainStart(of: index) == index
    else { return }
    let labels = file.labels(ofCall: open)
    guard labels == ["width", "height"] || labels == ["x", "y", "width", "height"], let width = literal("width", open, in: file),
      let height = literal("height", open, in: file), DeviceSizes.isSize(width, height), !isContent(index, in: file)
    else { return }
    // A comparison with it is a finding of its own, which says more.
    guard !isOperand(index, close, in: file) else { return }
    report.append(
      Observation(
        Self.id, at: index..<close + 1, severity: .note, variant: "constant",
        values: [.value: "\(Number.text(width)) by \(Number.text(height))"]))
  }

  func check(_ file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    for index in file.code.indices where file.code[index].kind == .number && file.isReachable(index) {
      guard file.code[index].end - file.code[index].start <= 6, let value = file.literal(index),
        DeviceSizes.isLength(value, inPixels: false)
      else { continue }
      if file.isOperator(index - 1, "="), let name = file.assignee(of: index), namesDevice(name, in: file) {
        report.append(
          Observation(Self.id, at: name..<index + 1, severity: .note, variant: "constant", values: [.value: Number.text(value)]))
      } else if file.isPunctuation(index - 1, "["), let table = table(index - 1, in: file) {
        report.append(table)
      }
    }
  }

  /// `let iPhoneHeight: CGFloat = 667`
  private func namesDevice(_ name: Int, in file: SourceFile) -> Bool {
    let parts = NameParts.of(file.text(name))
    let isMeasure = parts.last.map { SizeNames.lengths.contains($0) } == true || parts.contains("breakpoint")
    return isMeasure && parts.contains { Self.devices.contains($0) } && !SizeNames.isContent(parts)
  }

  private static let devices: Set<String> = [
    "phone", "pad", "ipad", "device", "screen", "display", "design", "mini", "pro", "plus",
  ]

  /// `let deviceWidths: [CGFloat] = [320, 375, 414]`
  private func table(_ open: Int, in file: SourceFile) -> Observation? {
    guard let close = file.partner(of: open), let name = file.assignee(of: open), file.code[open + 1].kind == .number else {
      return nil
    }
    let parts = NameParts.of(file.text(name))
    guard parts.contains(where: { Self.devices.contains($0) || Self.measures.contains($0) }), !SizeNames.isContent(parts) else {
      return nil
    }
    let values = file.arguments(in: open).map { $0.value.count == 1 ? file.literal($0.value.lowerBound) ?? 0 : 0 }
    guard values.count > 2, values.allSatisfy({ DeviceSizes.isLength($0, inPixels: false) }) else { return nil }
    let text = values.prefix(4).map { Number.text($0) }.joined(separator: ", ")
    return Observation(Self.id, at: open..<close + 1, severity: .warning, variant: "constant", values: [.value: text])
  }

  private static let measures: Set<String> = ["width", "widths", "height", "heights", "sizes"]

  private func literal(_ label: StaticString, _ open: Int, in file: SourceFile) -> Double? {
    guard let value = file.argument(label, ofCall: open), value.count == 1 else { return nil }
    return file.literal(value.lowerBound)
  }

  private func isOperand(_ start: Int, _ close: Int, in file: SourceFile) -> Bool {
    let isEquality = { (index: Int) in file.isOperator(index, "==") || file.isOperator(index, "!=") }
    return isEquality(start - 1) || isEquality(close + 1)
  }

  /// The name that it is given to, or handed over as, speaks of something shown.
  private func isContent(_ index: Int, in file: SourceFile) -> Bool {
    var names: [Int] = []
    if let holder = file.assignee(of: index) { names.append(holder) }
    if let open = file.openBracket(around: index), !file.isPunctuation(open, "{") {
      if file.isPunctuation(file.elementStart(of: index) + 1, ":") { names.append(file.elementStart(of: index)) }
      if let callee = file.callee(ofBracket: open) { names.append(callee) }
    }
    return names.contains { name in
      let parts = NameParts.of(file.text(name))
      // The least that a window may be is asked for in such sizes.
      return SizeNames.isContent(parts) || parts.contains("minimum") || parts.contains(where: SizeNames.caps.contains)
    }
  }
}
