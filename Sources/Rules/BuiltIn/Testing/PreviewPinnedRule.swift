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
    case "previewLayout":
      // `.fixed(width: 375, height: 667)`, `PreviewLayout.fixed(…)`
      let fixed = file.isPeriod(open + 1) ? open + 2 : open + 3
      guard file.isWord(fixed, "fixed"), !isOfPart(fixed, in: file) else { return }
    default: guard !file.isWord(open + 1, "nil"), !isOneOfMany(open + 1..<close, in: file) else { return }
    }
    report.append(Observation(Self.id, at: index..<close + 1))
  }

  /// `.fixed(width: 64, height: 8)` is the size of a separator, not of a window.
  private func isOfPart(_ index: Int, in file: SourceFile) -> Bool {
    guard let open = file.call(at: index)?.parentheses,
      let width = file.argument("width", ofCall: open).flatMap({ file.number(in: $0) })
    else { return false }
    return width < 320
  }

  /// `ForEach(devices) { device in … .previewDevice(device.previewDevice) }`
  private func isOneOfMany(_ value: Range<Int>, in file: SourceFile) -> Bool {
    value.contains { index in
      guard file.chainStart(of: index) == index, file.code[index].kind == .word, let binding = file.binding(of: index) else {
        return false
      }
      return binding.kind == .closureParameter || binding.kind == .element
    }
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

  /// The only kind of preview in the file is the deprecated one; said once for the project, at the first.
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
    var observation = Observation(
      Self.id, at: type.name..<type.name + 1, variant: "provider-only", values: [.name: file.text(type.name)])
    observation.condition = .isFirstOfProject
    report.append(observation)
  }
}
