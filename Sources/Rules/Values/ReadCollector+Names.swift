import ResizelintLexer

/// What names and types stand for.
extension ReadCollector {
  /// What a member of this file's types holds by its type, where comparing it matters: `self.idiom`; or a device to ask.
  func ownMember(_ index: Int) -> Value? {
    for member in file.members(named: index) {
      guard let type = member.type else { continue }
      let value = value(ofType: type)
      if value.comparedQuestion != nil || value == .device { return value }
    }
    return nil
  }

  /// A window or scene that the type around the token looks up by a member of its own.
  func isOwnLookUp(_ index: Int) -> Bool {
    file.isWord(index, in: ["keyWindow", "windows", "window", "windowScene"])
      && membersOfOwnType(named: index).contains { $0.body != nil }
  }

  /// The type of the system that the type around a token extends or, as in `class App: UIApplication`, is.
  func systemType(around index: Int) -> Value? {
    guard let type = file.enclosingType(of: index) else { return nil }
    return ([type.name] + type.inherited.prefix(1)).lazy.compactMap { Value(typeName: file.text($0)) }.first
  }

  /// The members of that name that the type around a token has, in whichever part of it they are declared.
  func membersOfOwnType(named index: Int) -> [Binding] {
    guard let type = file.enclosingType(of: index) else { return [] }
    return file.members(named: index).filter { member in
      file.enclosingType(of: member.name).map { file.isSameWord($0.name, type.name) } ?? false
    }
  }

  /// A member of the extended type, named by itself: `main` in `extension UIScreen`.
  func implicitMember(_ name: String, at index: Int) -> Vocabulary.Step? {
    guard let value = systemType(around: index) else { return nil }
    for candidate in [value.type, value.instance] {
      if let step = vocabulary.member(name, of: candidate), vocabulary.isOwn(name, of: candidate) { return step }
    }
    return nil
  }

  func selfValue(at index: Int) -> Value {
    guard let value = systemType(around: index) else { return .unknown }
    return file.isWord(index, "Self") ? value.type : value.instance
  }

  /// The type that the place of an implicit member asks for.
  mutating func contextualType(of start: Int, depth: Int) -> Value? {
    let before = start - 1
    guard before >= 0 else { return nil }
    if file.isOperator(before, "??"), before > 0 {
      let left = file.chainStart(of: before - 1) ?? before - 1
      let value = expression(left..<before, depth: depth + 1)
      if value == .sceneScreen || value == .someScreen || value == .mainScreen { return .screenType }
      // `foo.screen ?? .main`: the name of the member says it.
      return file.isWord(before - 1, "screen") || file.isChaining(before - 1) && file.isWord(before - 2, "screen")
        ? .screenType : nil
    }
    if file.isOperator(before, "="), let type = file.typeName(before: before) { return Value(typeName: type)?.type }
    if file.keyword(before) == .return || file.statement(of: start).map({ file.statements[$0].start == start }) == true {
      return file.resultType(around: start).flatMap { Value(typeName: $0)?.type }
    }
    return nil
  }

  mutating func value(of binding: Binding, depth: Int) -> Value {
    if let value = binding.value, binding.kind != .parameter {
      let known = expression(value, depth: depth + 1)
      if known != .unknown { return known }
    }
    if let type = binding.type { return self.value(ofType: type) }
    return .unknown
  }

  func value(ofType range: Range<Int>) -> Value {
    // The last plain name: `UIKit.UIScreen`, `UIScreen?`, `any UITraitEnvironment`.
    for index in range.reversed() where file.code[index].kind == .word {
      if file.isWord(index, "Device"), file.imports("DeviceKit") { return .device }
      return Value(typeName: file.text(index))?.instance ?? .unknown
    }
    return .unknown
  }

  /// What an expression stands for, past casts, `try`, parentheses and what `??` falls back to.
  mutating func expression(_ range: Range<Int>, depth: Int) -> Value {
    guard depth < ReadCollector.maximumDepth else { return .unknown }
    var start = range.lowerBound
    while start < range.upperBound, file.keyword(start) == .try || file.keyword(start) == .await || isChainingWord(start) {
      start += 1
    }
    guard start < range.upperBound, file.chainStart(of: start) == start else { return .unknown }
    let end = file.chainEnd(from: start)
    let value = follow(start, depth: depth, reporting: false)
    if end >= range.upperBound { return value }
    if file.keyword(end) == .as {
      let type = self.value(ofType: end + 1..<range.upperBound)
      return type == .unknown || value != .unknown ? value : type
    }
    if file.isOperator(end, "??") {
      return value != .unknown ? value : expression(end + 1..<range.upperBound, depth: depth + 1)
    }
    return .unknown
  }

  /// The `?` of `try?`.
  func isChainingWord(_ index: Int) -> Bool {
    (file.isOperator(index, "?") || file.isOperator(index, "!")) && file.keyword(index - 1) == .try
  }
}
