/// A test that knows one device, idiom or orientation.
struct TestPinnedRule: SourceRule {
  static let id: RuleID = "test-pinned"

  var words: [String] {
    [
      "userInterfaceIdiom", "orientation", "CGSize", "CGRect", "ViewImageConfig", "image", "device", "size", "layout", "config",
      "on",
    ]
  }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard context.isTest else { return }
    switch file.text(index) {
    case "userInterfaceIdiom": checkIdiom(index, in: file, &report)
    case "orientation": checkOrientation(index, in: file, &report)
    case "CGSize", "CGRect": checkSize(index, in: file, &report)
    default: checkDevice(index, in: file, &report)
    }
  }

  /// A branch on the idiom, or a skipped test; not the traits that a test sets.
  private func checkIdiom(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    let isLabel = file.isPunctuation(index + 1, ":") && file.elementStart(of: index) == index
    guard !isLabel, !file.keyword(index - 1).declaresName, let start = file.chainStart(of: index),
      !file.isPunctuation(start, "\\"), start < index || file.binding(of: index) == nil && file.declaration(at: index) == nil
    else { return }
    let containers = file.containers(of: index)
    // What is only said of the device decides nothing.
    guard !containers.contains(where: { file.isWord($0.name, in: Self.speaking) }) else { return }
    let skips =
      containers.contains {
        file.text($0.name).hasPrefix("XCTSkip") || file.isWord($0.name, in: ["enabled", "disabled"])
      }
      || file.conditions(around: index).isEmpty && isSkipping(index, in: file)
    report.append(Observation(Self.id, at: start..<index + 1, variant: skips ? "skipped" : nil))
  }

  /// The body behind the condition leaves the test.
  private func isSkipping(_ index: Int, in file: SourceFile) -> Bool {
    guard let number = file.statement(of: index) else { return false }
    let statement = file.statements[number]
    guard statement.keyword == .if || statement.keyword == .guard else { return false }
    if file.mentions(["XCTSkip"], in: statement.range) { return true }
    // `guard UIDevice.current.userInterfaceIdiom == .phone else { return }`
    return statement.keyword == .guard && file.keyword(statement.end - 2) == .return
  }

  private static let speaking: [StaticString] = ["fatalError", "XCTFail", "print", "debugPrint", "record", "NSLog"]

  /// `XCUIDevice.shared.orientation = .landscapeLeft`
  private func checkOrientation(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let start = file.chainStart(of: index), file.isWord(start, "XCUIDevice"), file.assignment(to: index) != nil else {
      return
    }
    // Both ways round in one test: it varies the shape. What is set again afterwards ties nothing.
    guard let declaration = file.enclosingDeclaration(of: index) else { return }
    let values = file.occurrences(of: "orientation", in: declaration.body).compactMap { use -> String? in
      guard let sign = file.assignment(to: use), let value = file.assignedValue(sign), let last = value.last else { return nil }
      return file.text(last)
    }
    guard !(values.contains { $0.hasPrefix("landscape") } && values.contains { $0.hasPrefix("portrait") }) else { return }
    guard !file.text(file.name(of: declaration)).lowercased().hasPrefix("teardown"),
      !file.containers(of: index).contains(where: { file.isWord($0.name, "addTeardownBlock") })
    else { return }
    report.append(Observation(Self.id, at: start..<index + 1))
  }

  /// The size of a known device as a literal, alone: two sizes in one list, or one function, try two shapes.
  private func checkSize(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let size = deviceSize(index, in: file), !isOfPicture(index, in: file) else { return }
    let range = file.enclosingDeclaration(of: index)?.body ?? listAround(index, in: file) ?? index..<index + 1
    for name in ["CGSize", "CGRect"] {
      for other in file.occurrences(of: name, in: range) where other != index {
        if let second = anySize(other, in: file), second != size { return }
      }
    }
    guard let end = file.call(at: index)?.end else { return }
    report.append(Observation(Self.id, at: index..<end))
  }

  /// The size of a picture that the test makes: `makeImage(size: CGSize(width: 1024, height: 768))`.
  private func isOfPicture(_ index: Int, in file: SourceFile) -> Bool {
    // `.image(size: …)` is the picture of a screen.
    var names = file.containers(of: index).map(\.name).filter { file.chainStart(of: $0) != $0 - 1 }
    if let number = file.statement(of: index), file.statements[number].keyword.isVariable {
      names.append(file.statements[number].head + 1)
    }
    return names.contains { name in
      let parts = NameParts.of(file.text(name))
      // `ViewImageConfig` is a device.
      return !parts.contains("config")
        && parts.contains { ["image", "picture", "photo", "thumbnail", "page", "bitmap", "video"].contains($0) }
    }
  }

  private func listAround(_ index: Int, in file: SourceFile) -> Range<Int>? {
    var open = file.openBracket(around: index)
    for _ in 0..<6 {
      guard let bracket = open else { return nil }
      if file.isPunctuation(bracket, "["), let close = file.partner(of: bracket) { return bracket..<close }
      open = file.openBracket(around: bracket)
    }
    return nil
  }

  private func anySize(_ index: Int, in file: SourceFile) -> [Double]? {
    guard let open = file.call(at: index)?.parentheses,
      let width = file.argument("width", ofCall: open).flatMap({ file.number(in: $0) }),
      let height = file.argument("height", ofCall: open).flatMap({ file.number(in: $0) })
    else { return nil }
    return [width, height]
  }

  private func deviceSize(_ index: Int, in file: SourceFile) -> [Double]? {
    guard let size = anySize(index, in: file), DeviceSizes.isSize(size[0], size[1]) else { return nil }
    return size
  }

  /// `.image(on: .iPhone13)`, `.device(config: .iPadPro11)`: one named device.
  private func checkDevice(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let device = file.isWord(index, "ViewImageConfig") ? file.member(at: index + 1) : labelled(index, in: file),
      isDeviceName(file.text(device))
    else { return }
    let range = listAround(device, in: file) ?? device..<device + 1
    let start = file.chainStart(of: device) ?? device
    var names: Set<String> = []
    // A list that is gone through varies the shape; one assertion a device is a list of devices.
    for position in range.prefix(2000) where file.code[position].kind == .word && file.isPeriod(position - 1) {
      let name = file.text(position)
      if isDeviceName(name) { names.insert(name) }
    }
    guard names.count < 2 else { return }
    report.append(Observation(Self.id, at: start..<file.chainEnd(from: start)))
  }

  /// The device behind the label `on:`, `config:`, `device:`, `layout:`.
  private func labelled(_ index: Int, in file: SourceFile) -> Int? {
    guard file.isPunctuation(index + 1, ":"), file.isPeriod(index + 2), file.elementStart(of: index) == index,
      file.code.indices.contains(index + 3)
    else { return nil }
    return index + 3
  }

  /// `iPhone13`, `iPadPro11`, `iPhoneSe`, `iPhoneX`.
  private func isDeviceName(_ name: String) -> Bool {
    (name.hasPrefix("iPhone") || name.hasPrefix("iPad")) && name.utf8.count > 4
  }
}
