/// Something to read or touch that runs under bars and cameras.
struct SafeAreaIgnoredOnContentRule: SourceRule {
  static let id: RuleID = "safe-area-ignored-on-content"

  var words: [String] { ["ignoresSafeArea", "edgesIgnoringSafeArea"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard let call = file.call(at: index), let open = call.parentheses, ignoresEverything(open, in: file),
      let (base, modifiers) = file.receiver(ofModifierAt: index), !isBackdrop(index, in: file), !isAwayFromEdges(index, in: file)
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
    if file.isWord(base.name, in: Self.controls) { return true }
    guard file.isWord(base.name, in: Self.stacks) else { return false }
    // What is laid over the view stays in the safe area of its own accord where it stands behind the modifier.
    return file.closures(of: base).contains { body in
      Self.contents.contains { name in
        file.occurrences(of: name, in: body).contains { word in
          file.call(at: word) != nil && !file.isPeriod(word - 1) && !isKeptInside(word, from: body.lowerBound, in: file)
        }
      }
    }
  }

  /// Around the word, inside the view, stands something that keeps clear of the edges by itself, or a layer behind.
  private func isKeptInside(_ word: Int, from start: Int, in file: SourceFile) -> Bool {
    for container in file.containers(of: word) where container.bracket >= start {
      if file.isWord(
        container.name, in: ["background", "mask", "sheet", "fullScreenCover", "popover", "alert", "contextMenu", "toolbar"])
      {
        return true
      }
    }
    return false
  }

  private static let controls: [StaticString] = [
    "Text", "Button", "Label", "Form", "TextField", "TextEditor", "Toggle", "Picker", "Link",
  ]
  private static let stacks: [StaticString] = ["VStack", "HStack", "ZStack", "Group", "ScrollView", "List", "LazyVStack", "Grid"]
  private static let contents = [
    "Text", "Button", "Label", "TextField", "SecureField", "TextEditor", "Toggle", "Picker", "Slider", "Stepper", "Link",
    "NavigationLink", "Menu",
  ]
}
