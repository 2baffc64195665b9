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
      !isDecoration(index, in: file)
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

  /// Pictures, layers behind or above, what scrolls, and what is presented in a size of its own.
  private func isDecoration(_ index: Int, in file: SourceFile) -> Bool {
    if let (base, modifiers) = file.receiver(ofModifierAt: index) {
      if file.isWord(base.name, in: Self.pictures)
        || modifiers.contains(where: { file.isWord($0.name, in: ["resizable", "fill", "aspectRatio"]) })
      {
        return true
      }
    }
    if let declaration = file.enclosingDeclaration(of: index), file.mentions(["ImageRenderer"], in: declaration.body) {
      return true
    }
    return file.containers(of: index).contains { file.isWord($0.name, in: Self.ownSize) }
  }

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
    guard !isPicture(owner: file.nameBefore(index), in: file), !hasLowPriority(close, in: file) else { return }
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
