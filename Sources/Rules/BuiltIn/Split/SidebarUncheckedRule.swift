/// A sidebar that is asked for where the window may have none.
struct SidebarUncheckedRule: SourceRule {
  static let id: RuleID = "sidebar-unchecked"

  var words: [String] { ["sidebar"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    guard let member = file.member(at: index + 1), let start = file.chainStart(of: index), asks(member, in: file),
      file.isWord(member, "preferredPlacement") || isOfTabBarController(index, in: file)
    else { return }
    let declaration = file.enclosingDeclaration(of: index)
    let range = declaration?.body ?? 0..<file.code.count
    guard !file.mentions(["isAvailable"], in: range) else { return }
    report.append(Observation(Self.id, at: start..<member + 1))
  }

  /// `isHidden = false`, `isHidden.toggle()`, `preferredPlacement = .sidebar`.
  private func asks(_ member: Int, in file: SourceFile) -> Bool {
    if file.isWord(member, "isHidden") {
      if let next = file.member(at: member + 1) { return file.isWord(next, "toggle") }
      guard let sign = file.assignment(to: member), let value = file.assignedValue(sign) else { return false }
      return !file.isWord(value.lowerBound, "true")
    }
    guard file.isWord(member, in: ["preferredPlacement", "preferredLayout"]), let sign = file.assignment(to: member),
      let value = file.assignedValue(sign)
    else { return false }
    return !value.contains { file.isWord($0, "automatic") }
  }

  /// `tabBarController?.sidebar`, or `sidebar` in a tab bar controller.
  private func isOfTabBarController(_ index: Int, in file: SourceFile) -> Bool {
    if let owner = file.nameBefore(index), !file.isWord(owner, "self") {
      return file.text(owner).lowercased().hasSuffix("tabbarcontroller") || file.isWord(owner, "tabController")
    }
    guard let type = file.enclosingType(of: index) else { return false }
    return ([type.name] + type.inherited).contains { file.text($0).hasSuffix("TabBarController") }
  }
}
