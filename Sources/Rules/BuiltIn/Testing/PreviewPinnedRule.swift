/// A preview that is looked at in one device, size or orientation.
struct PreviewPinnedRule: SourceRule {
  static let id: RuleID = "preview-pinned"

  var words: [String] { ["previewDevice", "previewLayout", "previewInterfaceOrientation", "Preview", "PreviewProvider"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    if file.isWord(index, "Preview") {
      checkMacro(index, in: file, &report)
    } else if file.isWord(index, "PreviewProvider") {
      checkProvider(index, in: file, &report)
    } else {
      checkModifier(index, in: file, &report)
    }
  }

  private func checkModifier(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard file.isPeriod(index - 1), let open = file.call(at: index)?.parentheses, let close = file.partner(of: open) else {
      return
    }
    switch file.text(index) {
    case "previewLayout": guard file.isWord(open + 2, "fixed") else { return }
    case "previewDevice": guard file.keyword(open + 1) != .none || !file.isWord(open + 1, "nil") else { return }
    default: guard !file.isWord(open + 1, "nil") else { return }
    }
    report.append(Observation(Self.id, at: index..<close + 1))
  }

  /// `#Preview("Wide", traits: .landscapeLeft)`
  private func checkMacro(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard file.isPunctuation(index - 1, "#"), let open = file.call(at: index)?.parentheses else { return }
    let arguments = file.arguments(in: open)
    guard let first = arguments.firstIndex(where: { $0.label.map { file.isWord($0, "traits") } ?? false }) else { return }
    for argument in arguments[first...] where argument.label == nil || argument.label == arguments[first].label {
      let trait = argument.value.lowerBound + 1
      guard file.isPeriod(trait - 1), file.isWord(trait, in: Self.pinning) else { continue }
      report.append(Observation(Self.id, at: argument.value))
    }
  }

  private static let pinning: [StaticString] = [
    "fixedLayout", "portrait", "portraitUpsideDown", "landscapeLeft", "landscapeRight",
  ]

  /// The only kind of preview in the file is the deprecated one; said once, at the first.
  private func checkProvider(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard
      let type = file.scopes.lazy.filter({ $0.kind == .type }).compactMap({ file.typeScope($0) }).first(where: {
        $0.inherited.contains(index)
      })
    else { return }
    let all = file.occurrences(of: "PreviewProvider", in: 0..<file.code.count)
    guard all.first == index,
      !file.occurrences(of: "Preview", in: 0..<file.code.count).contains(where: { file.isPunctuation($0 - 1, "#") })
    else { return }
    // A preview that is pinned already says what is to be done.
    report.append(
      Observation(
        Self.id, at: type.name..<type.name + 1, variant: "provider-only", values: [.name: file.text(type.name)]))
  }
}
