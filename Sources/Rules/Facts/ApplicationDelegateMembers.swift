import ResizelintLexer

/// Finds what an application delegate has to do with windows and the life cycle.
///
/// Whether a type is an application delegate may stand in another file, so every class is looked at; the names turn nearly
/// all of them away.
struct ApplicationDelegateMembers {
  let file: SourceFile
  let lines: LineTable.Lazy

  /// The base names of the methods.
  private static let baseNames = WordSet([
    "application", "applicationDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground",
  ])

  /// Called on an application delegate and, in an app with scenes, on its scene delegate instead. Source: the table of
  /// methods in "Transitioning to the UIKit scene-based life cycle".
  static let callbacks: Set<String> = [
    "applicationDidBecomeActive(_:)", "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
    "applicationWillEnterForeground(_:)",
    "application(_:handleOpen:)", "application(_:open:options:)", "application(_:open:sourceApplication:annotation:)",
    "application(_:willContinueUserActivityWithType:)", "application(_:continue:restorationHandler:)",
    "application(_:didFailToContinueUserActivityWithType:error:)", "application(_:didUpdate:)",
    "application(_:performActionFor:completionHandler:)", "application(_:userDidAcceptCloudKitShareWith:)",
  ]

  /// Supplies a scene configuration in code.
  static let configurationMethod = "application(_:configurationForConnecting:options:)"

  /// The method that a statement declares, where UIKit knows it.
  func callback(_ statement: Statement) -> MemberFact? {
    let name = statement.head + 1
    guard file.isWord(name, in: ApplicationDelegateMembers.baseNames), file.isReachable(name) else { return nil }
    let full = FunctionName(file.text(name), labels: file.parameterLabels(ofFunctionAt: name)).text
    guard ApplicationDelegateMembers.callbacks.contains(full) || full == ApplicationDelegateMembers.configurationMethod else {
      return nil
    }
    guard takesApplication(name) else { return nil }
    var member = MemberFact(name: full, origin: lines.origin(of: name..<name + 1, in: file))
    member.isEmpty = file.body(ofDeclarationAt: name)?.isEmpty ?? false
    return member
  }

  /// The first parameter is the application; a method with the name of a notification may take the notification.
  private func takesApplication(_ name: Int) -> Bool {
    guard file.isPunctuation(name + 1, "("), let close = file.partner(of: name + 1) else { return false }
    for index in name + 2..<close {
      if file.isWord(index, "UIApplication") { return true }
      if file.isPunctuation(index, ",") { return false }
    }
    return false
  }

  /// `var window: UIWindow?`, `var window = UIWindow(…)`: stored, with observers or without.
  func window(_ statement: Statement) -> MemberFact? {
    let name = statement.head + 1
    guard name + 2 < statement.end, file.code[name].kind == .word, file.isReachable(name),
      file.isPunctuation(name + 1, ":") || file.isOperator(name + 1, "="), file.isWord(name + 2, "UIWindow"),
      !statement.modifiers.contains(.static), !isComputed(statement)
    else { return nil }
    var member = MemberFact(name: file.text(name), origin: lines.origin(of: name..<name + 1, in: file))
    member.isWeak = (statement.start..<statement.head).contains { file.keyword($0) == .weak }
    member.isUsed = showsWindow(member.name, in: file.scopes[statement.scope].body)
    return member
  }

  /// The braces behind the property hold anything but observers.
  private func isComputed(_ statement: Statement) -> Bool {
    guard statement.end > statement.head, file.isPunctuation(statement.end - 1, "}"),
      let open = file.partner(of: statement.end - 1), let scope = file.scopeOpened(by: open), scope.kind == .property
    else { return false }
    let first = file.keyword(open + 1)
    return first != .willSet && first != .didSet
  }

  /// The body of the type fills the window or puts it on screen, and not for old systems alone.
  private func showsWindow(_ name: String, in body: Range<Int>) -> Bool {
    for index in body where file.isWord(index, in: ["makeKeyAndVisible", "rootViewController"]) {
      guard let start = file.chainStart(of: index), !file.isForOldSystem(index) else { continue }
      let first = file.isWord(start, "self") && file.isPeriod(start + 1) ? start + 2 : start
      if first < index, file.code[first].kind == .word, file.text(first) == name { return true }
    }
    return false
  }
}
