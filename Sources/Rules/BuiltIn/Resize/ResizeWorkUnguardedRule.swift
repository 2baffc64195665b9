/// Heavy work at every step of a drag.
struct ResizeWorkUnguardedRule: SourceRule {
  static let id: RuleID = "resize-work-unguarded"

  var words: [String] { ["didUpdateEffectiveGeometry", "viewWillTransition", "onGeometryChange"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    if file.isWord(index, "onGeometryChange") {
      checkModifier(index, in: file, &report)
    } else {
      checkCallback(index, in: file, &report)
    }
  }

  /// The body of `viewWillTransition(to:with:)` or `windowScene(_:didUpdateEffectiveGeometry:)`.
  private func checkCallback(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let number = file.statement(of: index), file.statements[number].keyword == .func else { return }
    let statement = file.statements[number]
    let name = statement.head + 1
    guard index == name || file.isWord(name, "windowScene"), let open = file.partner(of: statement.end - 1),
      let body = file.scopeOpened(by: open)?.body, !body.isEmpty
    else { return }
    guard let work = heavyWork(in: body, file), !isGuarded(work, in: body, file) else { return }
    let spelling = index == name ? "viewWillTransition(to:with:)" : "windowScene(_:didUpdateEffectiveGeometry:)"
    report.append(
      Observation(
        Self.id, at: work..<work + 1, severity: isInCompletion(work, in: file) ? .note : nil,
        values: [.code: "\(file.text(work))", .name: spelling]))
  }

  /// Behind the transition, where it belongs; what is missing is the comparison with the size that it was last done for.
  private func isInCompletion(_ work: Int, in file: SourceFile) -> Bool {
    file.containers(of: work).contains { container in
      guard file.isWord(container.name, "animate") else { return false }
      if let label = container.label { return file.isWord(label, "completion") }
      // `animate(alongsideTransition: nil) { … }`
      return file.isPunctuation(container.bracket, "{") && file.call(at: container.name)?.parentheses != nil
    }
  }

  /// The action of `onGeometryChange(for:of:action:)`, which runs when the value changes that `of` makes of the size.
  private func checkModifier(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let call = file.call(at: index),
      let action = file.closure("action", of: call) ?? call.closures.last.flatMap({ file.scopeOpened(by: $0.brace)?.body }),
      !isCoarse(call, in: file)
    else { return }
    guard let work = heavyWork(in: action, file), !isGuarded(work, in: action, file) else { return }
    let type = file.enclosingType(of: index)?.scope.body ?? 0..<file.code.count
    guard !file.mentions(["onInteractiveResizeChange"], in: type) else { return }
    report.append(
      Observation(Self.id, at: work..<work + 1, values: [.code: file.text(work), .name: "onGeometryChange(for:of:action:)"]))
  }

  /// The value is a class of sizes, not the size: it changes at few places.
  private func isCoarse(_ call: SourceFile.Call, in file: SourceFile) -> Bool {
    if let open = call.parentheses, let type = file.argument("for", ofCall: open),
      type.contains(where: { file.isWord($0, in: ["Bool", "Int"]) })
    {
      return true
    }
    let measure = file.closure("of", of: call) ?? (call.closures.count > 1 ? file.closure(nil, of: call) : nil)
    return measure?.contains {
      file.isComparison($0) || file.isOperator($0, "?") || file.isWord($0, in: ["rounded", "LayoutPolicy"])
    } ?? false
  }

  /// The first call that rebuilds, decodes, loads or renders.
  private func heavyWork(in body: Range<Int>, _ file: SourceFile) -> Int? {
    for index in body.prefix(4000) where file.code[index].kind == .word && file.keyword(index) == .none {
      guard let open = file.call(at: index)?.parentheses, open > index else { continue }
      if isHeavy(file.text(index), index, open, in: file) { return index }
    }
    return nil
  }

  private func isHeavy(_ name: String, _ index: Int, _ open: Int, in file: SourceFile) -> Bool {
    switch name {
    case "reloadData", "removeFromSuperview", "JSONDecoder", "dataTask", "makeTexture", "applySnapshotUsingReloadData",
      "loadHTMLString":
      return true
    case "Data", "UIImage", "CGImageSourceCreateWithURL":
      return file.labels(ofCall: open).first.flatMap { $0 }.map { ["contentsOf", "contentsOfFile", "data"].contains($0) } ?? false
    default:
      let verbs = [
        "rebuild", "decode", "regenerate", "render", "recreate", "refetch", "fetch", "download", "load", "reload", "redraw",
        "rasterize",
      ]
      guard let verb = verbs.first(where: { name.hasPrefix($0) }) else { return false }
      // `loadView`, `renderer`: the verb alone, or a word of its own behind it.
      let rest = name.dropFirst(verb.count)
      guard rest.isEmpty || rest.first.map({ $0.isUppercase }) ?? false else { return false }
      return !["loadViewIfNeeded", "loadView", "reloadInputViews"].contains(name)
    }
  }

  /// Work waits for the end of the drag, or for another size.
  private func isGuarded(_ work: Int, in body: Range<Int>, _ file: SourceFile) -> Bool {
    if file.mentions(["isInteractivelyResizing"], in: body) { return true }
    // A task that is cancelled and made anew runs once.
    if file.mentions(["debounce", "throttle", "sleep", "cancel", "cancelPreviousPerformRequests"], in: body) { return true }
    return (body.lowerBound..<work).contains { index in
      guard file.isComparison(index), file.isInfix(index) else { return false }
      return [index - 1, index + 1].contains { side in
        guard file.code.indices.contains(side), let start = file.chainStart(of: side) else { return false }
        return (start..<file.chainEnd(from: start)).contains { isMeasure($0, in: file) }
      }
    }
  }

  private func isMeasure(_ index: Int, in file: SourceFile) -> Bool {
    guard file.code[index].kind == .word else { return false }
    let name = file.text(index).lowercased()
    return ["size", "width", "height", "bounds", "geometry", "previous", "frame", "columns"].contains { name.contains($0) }
  }
}
