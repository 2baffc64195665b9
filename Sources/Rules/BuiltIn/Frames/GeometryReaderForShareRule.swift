/// A `GeometryReader` that only serves a share of its size.
struct GeometryReaderForShareRule: SourceRule {
  static let id: RuleID = "geometry-reader-for-share"

  var words: [String] { ["GeometryReader"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    // A widget has the sizes that the system gives it.
    guard !isInWidget(index, in: file), let call = file.call(at: index), let body = file.closures(of: call).first,
      !isBounded(index, call, in: file),
      let (name, start) = proxy(of: body, in: file)
    else { return }
    let uses = file.occurrences(of: name, in: start..<body.upperBound)
    guard !uses.isEmpty, uses.allSatisfy({ isShare($0, in: file) }) else { return }
    report.append(Observation(Self.id, at: index..<index + 1))
  }

  private func isInWidget(_ index: Int, in file: SourceFile) -> Bool {
    file.imports("WidgetKit") || file.enclosingType(of: index).map { file.text($0.name).contains("Widget") } ?? false
  }

  /// The name of the proxy, and where the code of the closure begins.
  private func proxy(of body: Range<Int>, in file: SourceFile) -> (name: String, start: Int)? {
    var first = body.lowerBound
    if file.isPunctuation(first, "("), let close = file.partner(of: first), file.keyword(close + 1) == .in { first += 1 }
    guard first < body.upperBound, file.code[first].kind == .word else { return nil }
    for position in first..<min(first + 8, body.upperBound) where file.keyword(position) == .in {
      return file.isWord(first, "_") ? nil : (file.text(first), position + 1)
    }
    return ("$0", body.lowerBound)
  }

  /// It fills a part of fixed size, lies behind or above one, or shares a row: there no container could take its place.
  private func isBounded(_ index: Int, _ call: SourceFile.Call, in file: SourceFile) -> Bool {
    let isFramed = file.modifiers(from: call.end).contains { modifier in
      guard file.isWord(modifier.name, "frame"), let open = modifier.parentheses else { return false }
      return file.argument("height", ofCall: open) != nil || file.argument("width", ofCall: open) != nil
    }
    return isFramed
      || file.containers(of: index).contains {
        file.isWord($0.name, in: ["background", "overlay", "mask", "HStack", "LazyHStack"])
      }
  }

  /// `proxy.size.width * 0.6`, `/ 3`, and not times one.
  private func isShare(_ use: Int, in file: SourceFile) -> Bool {
    guard file.chainStart(of: use) == use, let size = file.member(at: use + 1), file.isWord(size, "size"),
      let side = file.member(at: size + 1),
      file.isWord(side, in: ["width", "height"]), file.chainEnd(from: use) == side + 1
    else { return false }
    let sign = side + 1
    let other =
      file.isOperator(sign, "*") || file.isOperator(sign, "/") ? sign + 1 : file.isOperator(use - 1, "*") ? use - 2 : nil
    guard let other, !(file.code[other].kind == .number && file.number(in: other..<other + 1) == 1), !isInMotion(other, in: file)
    else { return false }
    // A cap or a sum around it is more than a share.
    let end = file.chainEnd(from: other)
    for neighbour in [use - 1, end]
    where file.isOperator(neighbour, "-") || file.isOperator(neighbour, "+") || file.isComparison(neighbour) { return false }
    if let container = file.containers(of: use).first(where: { !file.isWord($0.name, in: ["CGFloat", "Double"]) }),
      file.isPunctuation(container.bracket, "(")
    {
      return isFrame(container, in: file)
    }
    // `let column = proxy.size.width / 3`, which frames take.
    guard let number = file.statement(of: use),
      let binding = file.binding(ofStatement: number, holding: use)
    else { return false }
    let others = file.occurrences(of: file.text(binding.name), in: binding.visibility)
    return !others.isEmpty
      && others.allSatisfy { other in file.containers(of: other).first.map { isFrame($0, in: file) } ?? false }
  }

  /// A factor that changes while the view is shown, as a bar of a chart grows: no container knows it.
  private func isInMotion(_ factor: Int, in file: SourceFile) -> Bool {
    guard let binding = file.binding(of: factor), binding.isMember else { return false }
    let statement = file.statements[binding.statement]
    return (statement.start..<statement.head).contains { file.isWord($0, in: ["State", "Binding", "GestureState", "Published"]) }
  }

  /// The size of a view, not its place, its font, or a shape that is drawn.
  private func isFrame(_ container: SourceFile.Container, in file: SourceFile) -> Bool {
    guard file.isWord(container.name, "frame"), file.isPunctuation(container.bracket, "(") else { return false }
    return file.receiver(ofModifierAt: container.name).map { !file.isWord($0.base.name, in: Self.shapes) } ?? true
  }

  private static let shapes: [StaticString] = [
    "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Circle", "Ellipse", "Path",
  ]
}
