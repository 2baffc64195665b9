/// A width in points that the narrowest window does not have.
struct FixedFrameRule: SourceRule {
  static let id: RuleID = "fixed-frame"
  /// The narrowest window, in points.
  private static let narrowest = 320.0

  var words: [String] { ["frame", "widthAnchor", "equalToConstant", "width"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    switch file.text(index) {
    case "frame":
      if file.assignment(to: index) != nil {
        checkRect(index, in: file, &report)
      } else {
        checkModifier(index, in: file, &report)
      }
    case "widthAnchor": checkConstraint(index, in: file, &report)
    case "width": checkSnap(index, in: file, &report)
    default: break
    }
  }

  private func add(_ range: Range<Int>, _ value: Double, _ report: inout [Observation]) {
    report.append(Observation(Self.id, at: range, values: [.value: SourceFile.spelling(of: value)]))
  }

  // MARK: - SwiftUI

  private func checkModifier(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard file.isPeriod(index - 1), let call = file.call(at: index), let open = call.parentheses,
      let value = file.argument("width", ofCall: open), let width = file.number(in: value), width > Self.narrowest,
      !isDecoration(index, call, in: file), !isChosenForSpace(index, width, in: file)
    else { return }
    var observation = Observation(Self.id, at: index..<call.end, values: [.value: SourceFile.spelling(of: width)])
    switch file.sceneRoot(ofModifierAt: index) {
    case .no: break
    case .yes: observation.severity = .warning
    case .ifFilledBy(let name):
      observation.severity = .warning
      observation.condition = .fillsWindow(name)
      observation.severityOtherwise = .note
    }
    report.append(observation)
  }

  /// Pictures, layers behind or above, what scrolls, and what is presented or drawn in a size of its own.
  private func isDecoration(_ index: Int, _ call: SourceFile.Call, in file: SourceFile) -> Bool {
    if let (base, modifiers) = file.receiver(ofModifierAt: index) {
      if isPicture(base.name, in: file) || holdsPicturesAlone(base, in: file)
        || modifiers.contains(where: { file.isWord($0.name, in: ["resizable", "fill", "aspectRatio"]) })
      {
        return true
      }
    }
    // `.frame(width: 370, height: 658).snapshot()` is a picture that is shared, and no layout.
    if file.modifiers(from: call.end).contains(where: { file.isRenderer($0.name) }) { return true }
    if let type = file.enclosingType(of: index), file.text(type.name).contains("Popover") { return true }
    if let declaration = file.enclosingDeclaration(of: index), file.mentions(["ImageRenderer"], in: declaration.body) {
      return true
    }
    return file.containers(of: index).contains { file.isWord($0.name, in: Self.ownSize) }
  }

  private func isPicture(_ name: Int, in file: SourceFile) -> Bool {
    if file.isWord(name, in: Self.pictures) { return true }
    let text = file.text(name)
    return text.hasSuffix("Image") || text.containsPart("qrcode")
  }

  /// A stack of shapes, with nothing in it to read or touch.
  private func holdsPicturesAlone(_ base: SourceFile.Call, in file: SourceFile) -> Bool {
    guard file.isWord(base.name, in: Self.stacks), let body = file.closures(of: base).first else { return false }
    let views = body.filter { index in
      file.chainStart(of: index) == index && file.code[index].kind == .word && file.call(at: index) != nil
        && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(file.code[index].first)
    }
    return views.contains { isPicture($0, in: file) }
      && views.allSatisfy { isPicture($0, in: file) || file.isWord($0, in: Self.stacks) || !isView($0, in: file) }
  }

  /// It stands by itself, not in the arguments of something else.
  private func isView(_ index: Int, in file: SourceFile) -> Bool {
    file.openBracket(around: index).map { file.isPunctuation($0, "{") } ?? true
  }

  /// The app has asked for room, and takes the branch where there is enough: every regular width has some 600 points.
  private func isChosenForSpace(_ index: Int, _ width: Double, in file: SourceFile) -> Bool {
    guard width <= 600 else { return false }
    for scope in file.scopes(around: index).prefix(24) {
      guard scope.kind == .block || scope.kind == .closure || scope.kind == .switch else { break }
      guard scope.kind == .block, scope.statement >= 0 else { continue }
      let branches = file.branches(ofIf: file.statements[scope.statement])
      guard let own = branches.firstIndex(where: { $0.body.contains(index) }) else { continue }
      // Whether a branch is the wide one is told by its own condition, of an `else` by the one before.
      let isElse = branches[own].condition == nil
      guard let condition = branches[own].condition ?? (own > 0 ? branches[own - 1].condition : nil) else { continue }
      if let isWide = file.isWide(condition) { return isWide != isElse }
    }
    return false
  }

  private static let stacks: [StaticString] = ["VStack", "HStack", "ZStack", "Group", "ForEach", "Spacer", "Divider"]
  private static let pictures: [StaticString] = [
    "Image", "AsyncImage", "Circle", "Rectangle", "RoundedRectangle", "Ellipse", "Capsule", "Color", "LinearGradient",
    "RadialGradient",
    "Canvas", "Path", "KFImage", "WebImage", "LazyImage",
  ]
  private static let ownSize: [StaticString] = [
    "background", "overlay", "mask", "popover", "ScrollView", "LazyHStack", "LazyHGrid", "Settings", "MenuBarExtra",
    "ImageRenderer",
  ]

  // MARK: - UIKit

  /// `view.widthAnchor.constraint(equalToConstant: 400)`
  private func checkConstraint(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let member = file.member(at: index + 1), file.isWord(member, "constraint"),
      let open = file.call(at: member)?.parentheses,
      let value = file.argument("equalToConstant", ofCall: open) ?? file.argument("greaterThanOrEqualToConstant", ofCall: open),
      let width = file.number(in: value), width > Self.narrowest, let start = file.chainStart(of: index),
      let close = file.partner(of: open)
    else { return }
    guard !isPicture(owner: file.nameBefore(index), in: file), !hasLowPriority(close, in: file),
      !isChosenForSpace(index, width, in: file)
    else { return }
    add(start..<close + 1, width, &report)
  }

  /// A constraint that gives way is a wish.
  private func hasLowPriority(_ close: Int, in file: SourceFile) -> Bool {
    guard let number = file.statement(of: close) else { return false }
    let statement = file.statements[number]
    if file.mentions(
      ["priority", "withPriority", "defaultHigh", "defaultLow"], in: statement.range.clamped(to: close..<close + 24))
    {
      return true
    }
    guard statement.keyword.isVariable, let declaration = file.enclosingDeclaration(of: close) else { return false }
    return file.occurrences(of: file.text(statement.head + 1), in: declaration.body).contains { use in
      file.member(at: use + 1).map { file.isWord($0, "priority") } ?? false
    }
  }

  private func isPicture(owner: Int?, in file: SourceFile) -> Bool {
    guard let owner else { return false }
    let name = file.text(owner).lowercased()
    return name.contains("image") || name.contains("artwork") || name.contains("illustration") || name.contains("popover")
  }

  /// `make.width.equalTo(400)`
  private func checkSnap(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let member = file.member(at: index + 1), file.isWord(member, in: ["equalTo", "greaterThanOrEqualTo"]),
      let start = file.chainStart(of: index),
      file.isWord(start, "make"), let call = file.call(at: member), let open = call.parentheses,
      let value = file.arguments(in: open).first?.value, let width = file.number(in: value), width > Self.narrowest
    else { return }
    guard !file.modifiers(from: call.end).contains(where: { file.isWord($0.name, "priority") }) else { return }
    add(start..<call.end, width, &report)
  }

  /// `panel.frame = CGRect(x: 0, y: 0, width: 400, height: 300)`, where no constraint takes its place.
  private func checkRect(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let sign = file.assignment(to: index), file.isOperator(sign, "="), let value = file.assignedValue(sign),
      file.isWord(value.lowerBound, "CGRect") || file.isPeriod(value.lowerBound),
      let open = value.first(where: { file.isPunctuation($0, "(") }),
      let argument = file.argument("width", ofCall: open), let width = file.number(in: argument), width > Self.narrowest,
      let start = file.chainStart(of: index), file.chainEnd(from: start) == index + 1,
      !isPicture(owner: file.nameBefore(index), in: file)
    else { return }
    let body = file.enclosingDeclaration(of: index)?.body ?? 0..<file.code.count
    guard
      !file.mentions(["translatesAutoresizingMaskIntoConstraints", "autoresizingMask", "snp", "NSLayoutConstraint"], in: body)
    else { return }
    add(start..<value.upperBound, width, &report)
  }
}
