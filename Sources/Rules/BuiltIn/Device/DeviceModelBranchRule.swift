import ResizelintLexer

/// Code that tells device models apart.
struct DeviceModelBranchRule: ReadRule, FileRule {
  static let id: RuleID = "device-model-branch"
  static let need: FirstLook.Marks = .deviceModel
  static let question = Question.deviceModel

  func check(_ read: Read, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    let use = UseAnalyzer(file: file, context: context).use(of: read)
    guard let severity = Level.severity(of: read, use, in: file) else { return }
    let isCompared = isCompared(read.chain, in: file)
    // Handed on to something else, it tells what device this is and decides nothing.
    if !isCompared, !read.isWrapperUse, use.intent == .unknown || use.intent == .product, isOnlyTold(read.chain, in: file) {
      return
    }
    let isDecided = isCompared || use.intent != .unknown
    report.append(
      Observation(
        Self.id, at: read.range, severity: isDecided ? severity : .note, intent: use.intent, variant: use.excuse,
        purpose: use.purpose))
  }

  /// The model is handed on as it is, here or wherever the name that keeps it stands; or it is a field of what is encoded.
  private func isOnlyTold(_ chain: Range<Int>, in file: SourceFile) -> Bool {
    if isHandedOn(chain, in: file) { return true }
    guard let number = file.statement(of: chain.lowerBound), file.statements[number].keyword.isVariable,
      let binding = file.variable(holding: chain.lowerBound, in: file.statements[number])
    else { return false }
    if binding.isMember { return isEncoded(binding, in: file) }
    let uses = file.occurrences(of: binding.name, atMost: 8).filter { file.binding(of: $0)?.name == binding.name }
    return binding.value?.lowerBound == chain.lowerBound && binding.value?.upperBound == chain.upperBound && !uses.isEmpty
      && uses.allSatisfy { use in
        let chain = use..<file.chainEnd(from: use)
        return isHandedOn(chain, in: file) && !isCompared(chain, in: file)
      }
  }

  /// An argument, an element of a list, or a part of a text; not what a list is asked for.
  private func isHandedOn(_ chain: Range<Int>, in file: SourceFile) -> Bool {
    if file.isOperator(chain.lowerBound - 1, "+") || file.isOperator(chain.upperBound, "+") { return true }
    guard let open = file.openBracket(around: chain.lowerBound), !file.isPunctuation(open, "{") else { return false }
    return !(file.callee(ofBracket: open).map { file.isWord($0, in: ["contains", "hasPrefix", "hasSuffix"]) } ?? false)
  }

  /// The member belongs to something that is written down or sent as it is.
  private func isEncoded(_ member: Binding, in file: SourceFile) -> Bool {
    guard let type = file.enclosingType(of: member.name), member.body == nil else { return false }
    return type.inherited.contains { file.isWord($0, in: ["Encodable", "Codable"]) }
      && file.occurrences(of: member.name, atMost: 16).allSatisfy { use in
        file.binding(of: use)?.name != member.name || !isCompared(use..<file.chainEnd(from: use), in: file)
      }
  }

  /// The model decides something here, rather than being handed on.
  private func isCompared(_ chain: Range<Int>, in file: SourceFile) -> Bool {
    let operators: [StaticString] = ["==", "!=", "~="]
    for name in operators where file.isOperator(chain.upperBound, name) || file.isOperator(chain.lowerBound - 1, name) {
      return true
    }
    if file.keyword(chain.lowerBound - 1) == .switch { return true }
    return chain.contains { file.isWord($0, in: ["hasPrefix", "contains", "hasSuffix", "starts"]) }
  }

  func check(_ file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    // One `switch` or statement speaks once for all its strings.
    var judged = -1
    for index in file.code.indices where file.isReachable(index) {
      switch file.code[index].kind {
      case .word where file.isWord(index, "utsname"):
        guard let open = file.callParentheses(after: index), let close = file.partner(of: open), asksModel(index, in: file) else {
          continue
        }
        report.append(Observation(Self.id, at: index..<close + 1, severity: .note))
      case .text where isIdentifier(index, in: file):
        let scope = file.scopes[file.scope(of: index)]
        let key = scope.kind == .switch ? scope.open : file.statement(of: index).map { file.statements[$0].start } ?? index
        guard key != judged, !isAboutHardware(index, in: file) else { continue }
        judged = key
        if let range = decision(index, in: file) { report.append(Observation(Self.id, at: range)) }
      case .text where file.text(index) == "hw.machine":
        report.append(Observation(Self.id, at: index - 1..<index + 2, severity: .note))
      default: break
      }
    }
  }

  /// What is asked of the answer may be the model; the name, release and version of the system are none.
  private func asksModel(_ call: Int, in file: SourceFile) -> Bool {
    guard let number = file.statement(of: call), let binding = file.variable(holding: call, in: file.statements[number]) else {
      return true
    }
    let members = file.occurrences(of: binding.name, atMost: 16).filter {
      file.binding(of: $0)?.name == binding.name && file.isPeriod($0 + 1)
    }
    return members.isEmpty || !members.allSatisfy { file.isWord($0 + 2, in: ["release", "sysname", "version", "nodename"]) }
  }

  /// The declarations around a token ask for a piece of hardware: `Haptics`, `hasTapticEngine`.
  private func isAboutHardware(_ index: Int, in file: SourceFile) -> Bool {
    file.scopes(around: index).contains { scope in
      switch scope.kind {
      case .function, .property, .type: scope.head + 1 < scope.open && Evidence.namesCapability(file.text(scope.head + 1))
      default: false
      }
    }
  }

  /// `iPhone15,2`.
  private func isIdentifier(_ index: Int, in file: SourceFile) -> Bool {
    let token = file.code[index]
    guard token.first == UInt8(ascii: "i"), token.end - token.start < 16, index > 0, file.code[index - 1].kind == .openQuote
    else {
      return false
    }
    let text = file.text(index)
    for family in ["iPhone", "iPad", "iPod"] where text.hasPrefix(family) {
      let numbers = text.dropFirst(family.count).split(separator: ",", omittingEmptySubsequences: false)
      return numbers.count == 2 && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
    }
    return false
  }

  /// What the string decides: a `switch`, a comparison or a list that is asked.
  private func decision(_ text: Int, in file: SourceFile) -> Range<Int>? {
    let scope = file.scopes[file.scope(of: text)]
    if scope.kind == .switch, let number = file.statement(of: text), file.statements[number].keyword == .case {
      return givesOnlyNames(scope, in: file) ? nil : scope.header
    }
    let (before, after) = (text - 2, text + 2)
    if let other = comparison(before, after, in: file) {
      return min(other, text - 1)..<max(after, file.chainEnd(from: other))
    }
    if let open = file.openBracket(around: text), file.isPunctuation(open, "["), let close = file.partner(of: open),
      file.isPeriod(close + 1), file.isWord(close + 2, "contains"), let parentheses = file.callParentheses(after: close + 2),
      let end = file.partner(of: parentheses)
    {
      return open..<end + 1
    }
    return nil
  }

  /// The chain on the other side of `==`.
  private func comparison(_ before: Int, _ after: Int, in file: SourceFile) -> Int? {
    if file.isOperator(before, "==") || file.isOperator(before, "!=") {
      return before > 0 ? file.chainStart(of: before - 1) : nil
    }
    if file.isOperator(after, "==") || file.isOperator(after, "!=") {
      return file.code.indices.contains(after + 1) ? file.chainStart(of: after + 1) : nil
    }
    return nil
  }

  /// A table of names for people and logs: every arm is a string.
  private func givesOnlyNames(_ scope: Scope, in file: SourceFile) -> Bool {
    var index = scope.open + 1
    while index < scope.close {
      guard let number = file.statement(of: index) else { return false }
      let statement = file.statements[number]
      if statement.keyword != .case, statement.keyword != .default {
        let start = statement.keyword == .return ? statement.start + 1 : statement.start
        let value = file.isOperator(start + 1, "=") ? start + 2 : start
        let isText = value < statement.end && file.code[value].kind == .openQuote
        let isName = statement.keyword == .return && file.code[min(value, statement.end - 1)].kind == .word
        guard isText || isName else { return false }
      }
      index = max(statement.end, index + 1)
    }
    return true
  }
}
