/// A control that exists only while the window is wide.
struct FunctionLostWhenCompactRule: SourceRule {
  static let id: RuleID = "function-lost-when-compact"

  var words: [String] { ["regular", "compact"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    checkHidden(index, in: file, &report)
    checkChosenItem(index, in: file, &report)
    for branch in file.sizeClassBranches(of: index) where branch.axis == .horizontal {
      guard branch.compact.allSatisfy({ isNothing($0, in: file) }) else { continue }
      for region in branch.regular {
        for control in controls(in: region, file) where !isElsewhere(control, in: file) {
          report.append(Observation(Self.id, at: control.name..<control.name + 1))
        }
        checkBarItems(region, branch.compact, in: file, &report)
      }
    }
  }

  // MARK: - SwiftUI

  /// The controls of a stretch of code, without those inside another one.
  private func controls(in region: Range<Int>, _ file: SourceFile) -> [SourceFile.Call] {
    var found: [SourceFile.Call] = []
    let words = Self.controls.flatMap { file.occurrences(of: $0, in: region).prefix(16) }.sorted()
    for word in words {
      guard let call = file.call(at: word), !file.isPeriod(word - 1), !(found.last?.range.contains(word) ?? false),
        !isAboutColumns(call, in: file),
        !file.containers(of: word).contains(where: { region.contains($0.name) && isPresented($0, in: file) })
      else { continue }
      found.append(call)
    }
    return found
  }

  /// What a sheet or alert holds is built when somebody asks for it.
  private func isPresented(_ container: SourceFile.Container, in file: SourceFile) -> Bool {
    file.isWord(
      container.name, in: ["sheet", "alert", "confirmationDialog", "fullScreenCover", "popover", "contextMenu", "swipeActions"])
  }

  private static let controls = [
    "Button", "ToolbarItem", "ToolbarItemGroup", "Menu", "Link", "NavigationLink", "ShareLink", "EditButton",
  ]

  /// A narrow window has no columns to show and hide, and goes back by itself.
  private func isAboutColumns(_ call: SourceFile.Call, in file: SourceFile) -> Bool {
    call.range.prefix(200).contains { index in
      guard file.code[index].kind == .word else { return false }
      let name = file.text(index).lowercased()
      return name.contains("sidebar") || name.contains("columnvisibility") || name.contains("inspector") || name == "dismiss"
        || name.contains("fullscreen") || name.contains("splitview")
    }
  }

  /// Nothing to touch: no code, or views that only show something.
  private func isNothing(_ body: Range<Int>, in file: SourceFile) -> Bool {
    var index = body.lowerBound
    while index < body.upperBound {
      guard let number = file.statement(of: index), file.statements[number].end > index else { return false }
      let isPassive = file.isWord(index, in: Self.passive) || file.isWord(index, "nil") || file.isPeriod(index)
      guard isPassive || file.isWord(body.upperBound - 1, "nil") else { return false }
      index = max(file.statements[number].end, index + 1)
    }
    return true
  }

  private static let passive: [StaticString] = ["EmptyView", "Spacer", "Divider", "Text", "Image", "Color", "Rectangle"]

  /// What the control does is done somewhere else in the type as well.
  private func isElsewhere(_ control: SourceFile.Call, in file: SourceFile) -> Bool {
    guard let type = file.enclosingType(of: control.name) else { return false }
    let others = file.bodies(ofTypeNamed: file.text(type.name))
    for word in control.range.prefix(400) where isAction(word, control, in: file) {
      let name = file.text(word)
      for body in others {
        let isUsed = file.occurrences(of: name, in: body).prefix(64).contains { use in
          !control.range.contains(use) && !file.keyword(use - 1).declaresName && !isLabel(use, in: file)
        }
        if isUsed { return true }
      }
    }
    return false
  }

  /// A function or flag that the control calls or sets, not the modifiers of its looks.
  private func isAction(_ index: Int, _ control: SourceFile.Call, in file: SourceFile) -> Bool {
    guard file.code[index].kind == .word, file.keyword(index) == .none, !isLabel(index, in: file),
      let first = file.text(index).utf8.first,
      first >= UInt8(ascii: "a")
    else { return false }
    if file.isWord(index, in: ["self", "systemName", "systemImage", "true", "false", "nil"]) { return false }
    let inAction = file.containers(of: index).contains { container in
      guard container.name == control.name || control.range.contains(container.name) else { return false }
      if let label = container.label { return file.isWord(label, "action") }
      return file.isWord(container.name, in: ["Button"]) && file.isPunctuation(container.bracket, "{")
        || file.isWord(container.name, in: ["NavigationLink", "ShareLink", "Link"])
    }
    guard inAction || file.isWord(file.elementStart(of: index), "action") else { return false }
    // `model.export()`: the last name says what is done; `.red` says nothing.
    return file.member(at: index + 1) == nil && !(file.isPeriod(index - 1) && file.chainStart(of: index) == index - 1)
  }

  private func isLabel(_ index: Int, in file: SourceFile) -> Bool {
    file.isPunctuation(index + 1, ":") && file.elementStart(of: index) == index
  }

  // MARK: - UIKit

  /// `navigationItem.rightBarButtonItem = share`, with nothing in the other branch.
  private func checkBarItems(
    _ region: Range<Int>, _ others: [Range<Int>], in file: SourceFile, _ report: inout [Observation]
  ) {
    for name in Self.barItems {
      for item in file.occurrences(of: name, in: region).prefix(8) {
        guard let sign = file.assignment(to: item), let value = file.assignedValue(sign), !file.isWord(value.lowerBound, "nil"),
          !file.isPunctuation(value.lowerBound + 1, "]"),
          !others.contains(where: { file.mentions([name], in: $0) && !isNothing($0, in: file) }),
          let start = file.chainStart(of: item), !isSetElsewhere(name, but: region, in: file)
        else { continue }
        report.append(Observation(Self.id, at: start..<item + 1))
      }
    }
  }

  private static let barItems = ["rightBarButtonItem", "rightBarButtonItems", "toolbarItems"]

  /// `navigationItem.rightBarButtonItem = traitCollection.horizontalSizeClass == .regular ? share : nil`
  private func checkChosenItem(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let number = file.statement(of: index), file.statements[number].keyword == .none else { return }
    let statement = file.statements[number]
    let end = file.chainEnd(from: statement.head)
    guard file.isOperator(end, "="), file.code[end - 1].kind == .word, Self.barItems.contains(file.text(end - 1)) else { return }
    for branch in file.sizeClassBranches(of: index) where branch.axis == .horizontal {
      guard let item = branch.regular.first, let none = branch.compact.first, item.lowerBound > end, none.lowerBound > end,
        !file.isWord(item.lowerBound, "nil"), none.count == 1, file.isWord(none.lowerBound, "nil"),
        !isSetElsewhere(file.text(end - 1), but: statement.range, in: file)
      else { continue }
      report.append(Observation(Self.id, at: statement.head..<end))
      return
    }
  }

  private func isSetElsewhere(_ name: String, but region: Range<Int>, in file: SourceFile) -> Bool {
    guard let type = file.enclosingType(of: region.lowerBound) else { return false }
    return file.bodies(ofTypeNamed: file.text(type.name)).contains { body in
      file.occurrences(of: name, in: body).prefix(64).contains { use in
        guard !region.contains(use), let sign = file.assignment(to: use), let value = file.assignedValue(sign) else {
          return false
        }
        return !file.isWord(value.lowerBound, "nil")
      }
    }
  }

  /// `shareButton.isHidden = traitCollection.horizontalSizeClass == .compact`
  private func checkHidden(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let test = file.sizeClassTest(ofValue: index), test.axis == .horizontal, !test.isRegular,
      let number = file.statement(of: index)
    else { return }
    let statement = file.statements[number]
    guard statement.keyword == .none, file.chainStart(of: statement.head) == statement.head else { return }
    let end = file.chainEnd(from: statement.head)
    var value = end + 1..<max(end + 1, statement.end)
    // `isHidden = (traitCollection.horizontalSizeClass == .compact)`
    if file.isPunctuation(value.lowerBound, "("), file.partner(of: value.lowerBound) == value.upperBound - 1 {
      value = value.lowerBound + 1..<value.upperBound - 1
    }
    guard file.isOperator(end, "="), file.isWord(end - 1, "isHidden"), test.range == value, let owner = file.nameBefore(end - 1)
    else { return }
    let name = file.text(owner).lowercased()
    guard name.hasSuffix("button") || name.hasSuffix("barbuttonitem"), !Self.navigating.contains(where: { name.contains($0) })
    else { return }
    report.append(Observation(Self.id, at: statement.head..<end))
  }

  private static let navigating = ["back", "close", "cancel", "done", "sidebar", "dismiss", "fullscreen", "column"]
}
