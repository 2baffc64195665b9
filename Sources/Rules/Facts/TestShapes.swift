import ResizelintLexer

/// The shapes in which the tests of one file lay something out: sizes, devices, orientations, size classes.
///
/// Two different ones in one function or list vary the shape; so do a loop over several widths and a test with several as
/// arguments, and the configurations that a constant holds.
struct TestShapes {
  /// Words at which `note` wants to be asked.
  static let words = [
    "CGSize", "CGRect", "fixed", "ViewImageConfig", "config", "on", "orientation", "horizontalSizeClass", "SnapshotTesting",
    "widths", "sizes",
  ]

  /// A test lays something out in more than one shape.
  private(set) var areSeveral = false
  /// By the function or list that they stand in.
  private var shapes: [Int: Set<String>] = [:]
  /// What is smaller is a part of a screen.
  private static let leastSide = 200.0

  /// Looks at one of `words`.
  mutating func note(_ index: Int, in file: SourceFile) {
    guard !areSeveral else { return }
    switch file.text(index) {
    case "SnapshotTesting": noteDevices(in: file)
    case "widths", "sizes": noteList(index, in: file)
    case "CGSize", "CGRect", "fixed":
      if let shape = size(at: index, in: file) {
        add(shape, at: index, in: file)
      } else if let open = file.call(at: index)?.parentheses {
        areSeveral = ["width", "height"].contains { side in
          file.arguments(in: open).contains { $0.label.map { file.text($0) == side } ?? false && isVaried($0.value, in: file) }
        }
      }
    default:
      if let shape = shape(at: index, in: file) { add(shape, at: index, in: file) }
    }
  }

  private mutating func add(_ shape: String, at index: Int, in file: SourceFile) {
    let place = file.enclosingDeclaration(of: index)?.open ?? file.statement(of: index) ?? -1
    shapes[place, default: []].insert(shape)
    areSeveral = (shapes[place]?.count ?? 0) > 1
  }

  // MARK: - Sizes

  private func size(at index: Int, in file: SourceFile) -> String? {
    guard let open = file.call(at: index)?.parentheses,
      let width = file.argument("width", ofCall: open).flatMap({ file.number(in: $0) }),
      let height = file.argument("height", ofCall: open).flatMap({ file.number(in: $0) }), width >= TestShapes.leastSide,
      height >= TestShapes.leastSide
    else { return nil }
    return "\(width) \(height)"
  }

  /// A name that goes through several numbers: of a loop, of a closure that a list is gone through with, or of a test with
  /// arguments.
  private func isVaried(_ value: Range<Int>, in file: SourceFile) -> Bool {
    guard value.count == 1, let first = value.first, file.code[first].kind == .word, let binding = file.binding(of: first) else {
      return false
    }
    switch binding.kind {
    case .element: return holdsNumbers(file.statements[binding.statement].range, in: file)
    case .closureParameter:
      guard let call = file.containers(of: first).last(where: { file.isWord($0.name, in: ["forEach", "map"]) }),
        let start = file.chainStart(of: call.name)
      else { return false }
      return holdsNumbers(start..<call.name, in: file)
    case .parameter:
      let statement = file.statements[binding.statement]
      return statement.modifiers.contains(.attributes) && holdsNumbers(statement.start..<statement.head, in: file)
    default: return false
    }
  }

  /// `let widths: [CGFloat] = [320, 507, 1024]`
  private mutating func noteList(_ index: Int, in file: SourceFile) {
    guard let value = file.declaration(at: index)?.value else { return }
    areSeveral = holdsNumbers(value, in: file)
  }

  /// A list in the range holds several lengths.
  private func holdsNumbers(_ range: Range<Int>, in file: SourceFile) -> Bool {
    guard let open = range.first(where: { file.isPunctuation($0, "[") && file.partner(of: $0) != nil }) else { return false }
    let numbers = Set(file.arguments(in: open).compactMap { file.number(in: $0.value) }.filter { $0 >= TestShapes.leastSide })
    return numbers.count > 1
  }

  // MARK: - Devices, orientations, size classes

  private func shape(at index: Int, in file: SourceFile) -> String? {
    switch file.text(index) {
    case "ViewImageConfig": return file.member(at: index + 1).map { file.text($0) }
    case "orientation":
      guard let sign = file.assignment(to: index), let last = file.assignedValue(sign)?.last else { return nil }
      return file.text(last)
    default:
      guard file.isPunctuation(index + 1, ":"), index + 3 < file.code.count else { return nil }
      if file.isPeriod(index + 2) { return file.text(index + 3) }
      // `.image(on: phone)`, of a constant that holds a device.
      guard file.code[index + 2].kind == .word, let value = file.binding(of: index + 2)?.value else { return nil }
      return value.first { isDevice($0, in: file) }.map { file.text($0) }
    }
  }

  /// The devices of a file with snapshots, whatever list or function holds them.
  private mutating func noteDevices(in file: SourceFile) {
    for index in file.code.indices where !areSeveral && isDevice(index, in: file) { add(file.text(index), at: index, in: file) }
  }

  /// `.iPhone13`, `.iPadPro11`
  private func isDevice(_ index: Int, in file: SourceFile) -> Bool {
    guard file.code[index].kind == .word, file.code[index].first == UInt8(ascii: "i"), file.isPeriod(index - 1) else {
      return false
    }
    let name = file.text(index)
    return name.utf8.count > 4 && (name.hasPrefix("iPhone") || name.hasPrefix("iPad"))
  }
}
