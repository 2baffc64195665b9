/// The only way to a function, in the part that a limited arrangement may leave out.
struct ArrangementActionInSecondaryRule: SourceRule {
  static let id: RuleID = "arrangement-action-in-secondary"

  var words: [String] { ["ArrangementView"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard let call = file.call(at: index), isLimited(index, call, in: file), let secondary = file.closure("secondary", of: call),
      let type = file.enclosingType(of: index)
    else { return }
    let bodies = file.bodies(ofTypeNamed: file.text(type.name))
    let regions = [secondary] + parts(of: secondary, bodies, in: file)
    guard let control = regions.lazy.compactMap({ controls(in: $0, file).first }).first else { return }
    let hasOthers = bodies.contains { body in
      controls(in: body, file).contains { control in !regions.contains { $0.contains(control) } }
    }
    guard !hasOthers else { return }
    report.append(Observation(Self.id, at: control..<control + 1))
  }

  /// The bodies of properties and functions of the type that nothing but the secondary part uses.
  private func parts(of secondary: Range<Int>, _ bodies: [Range<Int>], in file: SourceFile) -> [Range<Int>] {
    secondary.prefix(400).compactMap { index in
      guard file.code[index].kind == .word, file.chainStart(of: index) == index,
        let member = file.members(named: index).first, let brace = member.body, let scope = file.scopeOpened(by: brace)
      else { return nil }
      let uses = bodies.flatMap { file.occurrences(of: file.text(index), in: $0) }
      return uses.allSatisfy { $0 == member.name || secondary.contains($0) } ? scope.body : nil
    }
  }

  /// `.arrangementViewStyle(.split.axes(.horizontal))` on the arrangement or on something around it.
  private func isLimited(_ index: Int, _ call: SourceFile.Call, in file: SourceFile) -> Bool {
    guard let type = file.enclosingType(of: index) else { return false }
    return file.occurrences(of: "arrangementViewStyle", in: type.scope.body).contains { style in
      guard let open = file.call(at: style)?.parentheses, let close = file.partner(of: open) else { return false }
      guard let axes = file.occurrences(of: "axes", in: open..<close).first, let limits = file.call(at: axes)?.parentheses,
        let end = file.partner(of: limits)
      else { return false }
      let names = ["horizontal", "vertical"].filter { file.mentions([$0], in: limits..<end) }
      return names.count == 1
    }
  }

  private func controls(in range: Range<Int>, _ file: SourceFile) -> [Int] {
    Self.controls.flatMap { file.occurrences(of: $0, in: range).prefix(16) }.filter {
      file.call(at: $0) != nil && !file.isPeriod($0 - 1)
    }.sorted()
  }

  private static let controls = [
    "Button", "Picker", "Link", "Menu", "NavigationLink", "ShareLink", "Toggle", "ToolbarItem", "Slider", "Stepper", "EditButton",
    "TextField",
  ]
}
