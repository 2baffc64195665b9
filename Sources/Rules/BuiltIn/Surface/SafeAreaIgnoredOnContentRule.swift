/// Something to read or touch that runs under bars and cameras.
///
/// A view of its own size stands in the middle of whatever space there is. What comes near an edge is pushed there: by a spacer, by an
/// alignment, or because it scrolls.
struct SafeAreaIgnoredOnContentRule: SourceRule {
  static let id: RuleID = "safe-area-ignored-on-content"

  var words: [String] { ["ignoresSafeArea", "edgesIgnoringSafeArea"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard let call = file.call(at: index), let open = call.parentheses, ignoresEverything(open, in: file),
      let (base, modifiers) = file.receiver(ofModifierAt: index), !isBackdrop(index, in: file), !isAwayFromEdges(index, in: file),
      !file.mentions(["safeAreaInsets"], in: base.range)
    else { return }
    guard holdsContent(base, modifiers, in: file) else { return }
    report.append(Observation(Self.id, at: index..<call.end))
  }

  /// `()`, `(.all)`, `(.container)`, `(.all, edges: .all)`: no choice of edges, and not for the keyboard alone.
  private func ignoresEverything(_ open: Int, in file: SourceFile) -> Bool {
    file.arguments(in: open).allSatisfy { argument in
      let value = argument.value
      return value.count == 2 && file.isPeriod(value.lowerBound) && file.isWord(value.lowerBound + 1, in: ["all", "container"])
    }
  }

  /// Behind something else nobody reads or touches it.
  private func isBackdrop(_ index: Int, in file: SourceFile) -> Bool {
    file.containers(of: index).contains { file.isWord($0.name, in: ["background", "mask"]) }
  }

  /// In a widget, in something that scrolls, or in a part of fixed height, no bar lies over it.
  private func isAwayFromEdges(_ index: Int, in file: SourceFile) -> Bool {
    if file.imports("WidgetKit") { return true }
    return file.containers(of: index).contains { container in
      if file.isWord(container.name, in: ["ScrollView", "List", "LazyVStack", "LazyHStack", "LazyVGrid"]) { return true }
      guard let call = file.call(at: container.name), !file.isPeriod(container.name - 1) else { return false }
      return file.modifiers(from: call.end).contains { modifier in
        file.isWord(modifier.name, "frame") && modifier.parentheses.flatMap { file.argument("height", ofCall: $0) } != nil
      }
    }
  }

  private func holdsContent(_ base: SourceFile.Call, _ modifiers: [SourceFile.Call], in file: SourceFile) -> Bool {
    let isPushed = modifiers.contains { isAligned($0, in: file) }
    if file.isWord(base.name, in: ["Form", "TextEditor"]) || isPushed && Self.contents.contains(file.text(base.name)) {
      return true
    }
    guard file.isWord(base.name, in: Self.stacks + Self.filling) else { return false }
    return file.closures(of: base).contains { body in
      Self.contents.contains { name in
        file.occurrences(of: name, in: body).contains { word in
          file.call(at: word) != nil && !file.isPeriod(word - 1) && !isKeptInside(word, from: body.lowerBound, in: file)
            && (isPushed || isAtEdge(word, from: base.name, in: file))
        }
      }
    }
  }

  /// Around the word, inside the view, stands something that keeps clear of the edges by itself, or a layer behind.
  private func isKeptInside(_ word: Int, from start: Int, in file: SourceFile) -> Bool {
    file.containers(of: word).contains { container in
      container.bracket >= start
        && file.isWord(
          container.name, in: ["background", "mask", "sheet", "fullScreenCover", "popover", "alert", "contextMenu", "toolbar"])
    }
  }

  /// Something between the word and the view around it pushes the word away from the middle.
  private func isAtEdge(_ word: Int, from start: Int, in file: SourceFile) -> Bool {
    for container in file.containers(of: word) where container.name >= start {
      if file.isWord(container.name, in: Self.filling) { return true }
      if let call = file.call(at: container.name) {
        if isAligned(call, in: file) || file.modifiers(from: call.end).contains(where: { isAligned($0, in: file) }) {
          return true
        }
      }
      if file.isWord(container.name, in: ["VStack", "HStack"]), isPushed(word, in: container, in: file) { return true }
    }
    return false
  }

  /// A spacer or a layer stands on one side of the word in its stack, and none on the other.
  private func isPushed(_ word: Int, in stack: SourceFile.Container, in file: SourceFile) -> Bool {
    guard let body = file.scopeOpened(by: stack.bracket)?.body else { return false }
    var isBefore = false
    var isAfter = false
    var index = body.lowerBound
    for _ in 0..<64 where index < body.upperBound {
      guard let number = file.statement(of: index), file.statements[number].end > index else { break }
      let statement = file.statements[number]
      if file.isWord(statement.start, in: Self.pushing) {
        if statement.start < word { isBefore = true } else { isAfter = true }
      }
      index = statement.end
    }
    return isBefore != isAfter
  }

  /// `ZStack(alignment: .top)`, `.frame(maxHeight: .infinity, alignment: .bottom)`
  private func isAligned(_ call: SourceFile.Call, in file: SourceFile) -> Bool {
    guard file.isWord(call.name, in: ["ZStack", "frame"]), let open = call.parentheses,
      let alignment = file.argument("alignment", ofCall: open), let last = alignment.last, !file.isWord(last, "center")
    else { return false }
    guard file.isWord(call.name, "frame") else { return true }
    return file.argument("maxHeight", ofCall: open).map { file.isWord($0.upperBound - 1, "infinity") } ?? false
  }

  private static let stacks: [StaticString] = ["VStack", "HStack", "ZStack", "Group", "LazyVStack", "Grid"]
  /// They take all the space, and begin at its edge.
  private static let filling: [StaticString] = ["ScrollView", "List", "Form", "TextEditor"]
  private static let pushing: [StaticString] = [
    "Spacer", "Color", "Rectangle", "LinearGradient", "List", "ScrollView", "TabView",
  ]
  private static let contents = [
    "Text", "Button", "Label", "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "Slider", "Stepper", "Link",
    "NavigationLink", "Menu",
  ]
}
