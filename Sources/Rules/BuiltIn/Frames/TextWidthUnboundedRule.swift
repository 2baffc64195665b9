/// Long text as wide as its window.
struct TextWidthUnboundedRule: SourceRule {
  static let id: RuleID = "text-width-unbounded"

  var words: [String] { ["Text", "UITextView"] }

  func check(_ index: Int, in file: SourceFile, _ context: FileContext, _ report: inout [Observation]) {
    let bodies = file.enclosingType(of: index).map { file.bodies(ofTypeNamed: file.text($0.name)) } ?? [0..<file.code.count]
    guard !bodies.contains(where: { file.mentions(Self.limits, in: $0) }) else { return }
    if file.isWord(index, "Text") {
      checkText(index, in: file, &report)
    } else {
      checkTextView(index, bodies, in: file, &report)
    }
  }

  /// What keeps lines short: a largest width, the readable guide, a share of the container.
  private static let limits = [
    "maxWidth", "readableContentGuide", "containerRelativeFrame", "contentMargins", "readableWidth", "readableContentWidth",
    "lessThanOrEqualToConstant", "lessThanOrEqualTo", "preferredMaxLayoutWidth", "followsReadableWidth", "textContainerInset",
    "widthAnchor",
  ]

  /// A long literal, or a text that is named as prose, in something that scrolls up and down.
  private func checkText(_ index: Int, in file: SourceFile, _ report: inout [Observation]) {
    guard let open = file.call(at: index)?.parentheses, let first = file.arguments(in: open).first, isProse(first, in: file),
      let scroll = file.containers(of: index).first(where: { file.isWord($0.name, "ScrollView") }), isVertical(scroll, in: file),
      !file.modifiers(from: file.link(at: index).end).contains(where: { isHeading($0, in: file) }),
      let close = file.partner(of: open)
    else { return }
    report.append(Observation(Self.id, at: index..<close + 1, values: [.code: "Text"]))
  }

  private func isProse(_ argument: SourceFile.Argument, in file: SourceFile) -> Bool {
    guard argument.label == nil || file.isWord(argument.label!, in: ["verbatim", "markdown", "attributed"]) else { return false }
    let value = argument.value
    let bytes = Int(file.code[value.upperBound - 1].end) - Int(file.code[value.lowerBound].start)
    if file.code[value.lowerBound].kind == .openQuote { return bytes > 300 }
    guard value.count <= 9, let last = value.last(where: { file.code[$0].kind == .word }) else { return false }
    let name = file.text(last).lowercased()
    if Self.prose.contains(where: { name.hasSuffix($0) }) { return true }
    guard Self.parts.contains(name), let owner = file.nameBefore(last) else { return false }
    return Self.works.contains(file.text(owner).lowercased())
  }

  /// `article.body`
  private static let parts = ["body", "content", "text"]
  private static let works = ["article", "story", "chapter", "post", "document", "book", "page", "essay"]
  private static let prose = [
    "articlebody", "bodytext", "articletext", "chapter", "markdown", "fulltext", "paragraph", "article", "longtext",
    "privacypolicy", "lyrics",
  ]

  private func isVertical(_ scroll: SourceFile.Container, in file: SourceFile) -> Bool {
    guard let call = file.call(at: scroll.name), let open = call.parentheses, let first = file.arguments(in: open).first else {
      return true
    }
    return !first.value.contains { file.isWord($0, "horizontal") }
  }

  private func isHeading(_ modifier: SourceFile.Call, in file: SourceFile) -> Bool {
    guard file.isWord(modifier.name, in: ["lineLimit", "font"]), let open = modifier.parentheses,
      let close = file.partner(of: open)
    else { return false }
    if file.isWord(modifier.name, "lineLimit") { return !file.isWord(open + 1, "nil") }
    return (open..<close).contains { file.isWord($0, in: ["caption", "caption2", "title", "largeTitle", "headline"]) }
  }

  /// A text view to read, pinned to both edges of the screen.
  private func checkTextView(_ index: Int, _ bodies: [Range<Int>], in file: SourceFile, _ report: inout [Observation]) {
    guard file.call(at: index)?.parentheses != nil, file.place(of: index) == .viewController,
      let number = file.statement(of: index)
    else { return }
    let statement = file.statements[number]
    guard statement.keyword.isVariable else { return }
    let name = file.text(statement.head + 1)
    func isSet(_ member: StaticString, to value: StaticString) -> Bool {
      bodies.contains { body in
        file.occurrences(of: name, in: body).contains { use in
          guard let next = file.member(at: use + 1), file.isWord(next, member), let sign = file.assignment(to: next) else {
            return false
          }
          return file.isWord(sign + 1, value)
        }
      }
    }
    func isPinned(_ edge: StaticString, _ same: StaticString) -> Bool {
      bodies.contains { body in
        file.occurrences(of: name, in: body).contains { use in
          guard let anchor = file.member(at: use + 1), file.isWord(anchor, edge) || file.isWord(anchor, same) else {
            return false
          }
          return isPinnedToScreen(anchor, in: file)
        }
      }
    }
    guard isSet("isEditable", to: "false") || isSetInClosure(statement, in: file) else { return }
    guard isPinned("leadingAnchor", "leftAnchor"), isPinned("trailingAnchor", "rightAnchor") else { return }
    report.append(Observation(Self.id, at: index..<index + 1))
  }

  /// `let view: UITextView = { let v = UITextView(); v.isEditable = false; return v }()`
  private func isSetInClosure(_ statement: Statement, in file: SourceFile) -> Bool {
    file.occurrences(of: "isEditable", in: statement.range).contains { use in
      file.assignment(to: use).map { file.isWord($0 + 1, "false") } ?? false
    }
  }

  private func isPinnedToScreen(_ anchor: Int, in file: SourceFile) -> Bool {
    guard let constraint = file.member(at: anchor + 1), file.isWord(constraint, "constraint"),
      let open = file.call(at: constraint)?.parentheses,
      let other = file.argument("equalTo", ofCall: open), let first = other.first
    else { return false }
    return file.isWord(first, "view") || file.isWord(first, "self") && file.isWord(first + 2, "view")
  }
}
