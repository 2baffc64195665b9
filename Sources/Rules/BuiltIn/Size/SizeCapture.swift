import ResizelintLexer

/// What becomes of a size that was read once.
struct SizeCapture {
  let file: SourceFile
  let read: Range<Int>
  let moment: SetupMoment

  /// Nil where the size is not kept, or where it is read again after a resize.
  func severity() -> Severity? {
    guard !hasFixedSize else { return nil }
    switch moment {
    case .initial(let name, let value):
      guard !isPinned(value), !isPinnedName(name), !isSetAgain(name, member: nil, besides: value), !isPlacedLater(name) else {
        return nil
      }
      return .warning
    case .setup(let body), .appear(let body): return sink(of: read.lowerBound, in: body, hops: 2)
    }
  }

  /// The code gives its own view a frame of numbers: `frame = CGRect(x: 0, y: 0, width: 32, height: 32)`.
  private var hasFixedSize: Bool {
    (uses(of: "frame") + uses(of: "bounds")).contains { word in
      guard file.isOperator(word + 1, "="), file.isWord(word + 2, "CGRect"), let start = file.chainStart(of: word) else {
        return false
      }
      guard start == word || file.isWord(start, "self") && start + 2 == word, let open = file.callParentheses(after: word + 2),
        let width = file.argument("width", ofCall: open)
      else { return false }
      return width.count == 1 && file.code[width.lowerBound].kind == .number
    }
  }

  /// What the statement around a token does with it.
  private func sink(of index: Int, in body: Range<Int>, hops: Int) -> Severity? {
    guard let number = file.statement(of: index) else { return nil }
    let statement = file.statements[number]
    if isInConstraint(index) { return .warning }
    if statement.keyword.isVariable {
      guard hops > 0, let binding = file.variable(holding: index, in: statement) else { return nil }
      return local(binding.name, from: statement.end, in: body, hops: hops - 1)
    }
    guard statement.keyword == .none, let equals = assignment(statement, before: index) else { return nil }
    let last = equals - 1
    guard file.code[last].kind == .word, let start = file.chainStart(of: last) else { return nil }
    return target(start, last, in: body, besides: statement.range, hops: hops)
  }

  /// The `=` of an assignment that the token stands behind.
  private func assignment(_ statement: Statement, before index: Int) -> Int? {
    var position = statement.start
    while position < min(index, statement.end) {
      if file.isOperator(position, "=") { return position }
      position = file.linkEnd(position)
    }
    return nil
  }

  private func target(_ start: Int, _ last: Int, in body: Range<Int>, besides statement: Range<Int>, hops: Int) -> Severity? {
    let member = file.text(last)
    if file.isWord(last, in: SourceFile.fittedViews) || file.isWord(last, in: SizeCapture.wishes) { return nil }
    if start == last || file.isWord(start, "self") && start + 2 == last {
      // A property, or a local that goes on.
      if let binding = file.binding(of: last), !binding.isMember, binding.kind != .parameter {
        return hops > 0 ? local(last, from: statement.upperBound, in: body, hops: hops - 1) : nil
      }
      return isBackground(last) || isPinnedName(last) || isSetAgain(last, member: nil, besides: statement) ? nil : .warning
    }
    // `card.frame.size.width`: the card is what gets a size.
    var owner = last
    var isGeometry = false
    while SizeCapture.geometry.contains(file.text(owner)) || SizeCapture.edges.contains(file.text(owner)) {
      isGeometry = isGeometry || SizeCapture.geometry.contains(file.text(owner))
      guard let before = file.nameBefore(owner) else { return nil }
      owner = before
    }
    guard isGeometry else { return SizeCapture.radii.contains(member) ? .note : nil }
    if file.isWord(owner + 2, "frame"), isRootView(owner) { return nil }
    if isPinnedName(owner) || isSetAgain(owner, member: last, besides: statement) { return nil }
    return .warning
  }

  /// `view.frame = …`: what shows a controller gives its view a frame after this.
  private func isRootView(_ name: Int) -> Bool {
    guard let start = file.chainStart(of: name), start == name || file.isWord(start, "self") && start + 2 == name,
      let controller = SizeCapture.rootViews.first(where: { file.isWord(name, $0.view) })?.controller,
      let type = file.enclosingType(of: name)
    else { return false }
    return type.inherited.contains { file.text($0).hasSuffix(controller) }
  }

  /// `backgroundView = UIView(frame: bounds)`: UIKit keeps it as large as the cell or the list that it stands behind.
  private func isBackground(_ name: Int) -> Bool {
    guard file.isWord(name, in: SizeCapture.backgrounds), file.members(named: name).isEmpty,
      let type = file.enclosingType(of: name)
    else { return false }
    return (type.inherited + [type.name]).contains { holder in
      SizeCapture.backgroundHolders.contains { file.text(holder).hasSuffix($0) }
    }
  }

  /// Follows a local name to what it is put into.
  private func local(_ name: Int, from start: Int, in body: Range<Int>, hops: Int) -> Severity? {
    if isPinnedName(name) { return nil }
    let isView = file.text(name).lowercased().hasSuffix("view") || isMadeByFrame(name)
    var result: Severity?
    for use in uses(of: file.text(name)) where use >= start && body.contains(use) && file.chainStart(of: use) == use {
      // A view that was given its first frame and then shown.
      if isView, let open = file.openBracket(around: use), let callee = file.callee(ofBracket: open),
        file.isWord(callee, in: ["addSubview", "insertSubview", "addSublayer"])
      {
        result = .warning
      } else if file.isOperator(use - 1, "="), file.isWord(use - 2, in: SourceFile.fittedViews) {
        return nil
      } else if !isView, let found = sink(of: use, in: body, hops: hops) {
        result = max(result ?? .note, found)
      }
    }
    return result
  }

  /// `let card = UIView(frame: CGRect(x: 0, y: 0, width: bounds.width, height: 20))`
  private func isMadeByFrame(_ name: Int) -> Bool {
    var open = file.openBracket(around: read.lowerBound)
    while let bracket = open, file.isPunctuation(bracket, "(") {
      if file.isWord(bracket + 1, "frame"), let start = file.chainStart(of: bracket), let holder = file.assignee(of: start) {
        return file.text(holder) == file.text(name)
      }
      open = file.openBracket(around: bracket)
    }
    return false
  }

  /// `widthAnchor.constraint(equalToConstant: bounds.width)`
  private func isInConstraint(_ index: Int) -> Bool {
    guard let open = file.openBracket(around: index), file.isPunctuation(open, "("), let callee = file.callee(ofBracket: open)
    else { return false }
    let label = file.elementStart(of: index)
    return file.isWord(callee, "constraint")
      && file.isWord(label, in: ["equalToConstant", "constant", "lessThanOrEqualToConstant", "greaterThanOrEqualToConstant"])
  }

  // MARK: - What happens later

  /// The name is given a size elsewhere, where a resize may lead.
  private func isSetAgain(_ name: Int, member: Int?, besides range: Range<Int>) -> Bool {
    for use in uses(of: file.text(member ?? name))
    where use != name && !range.contains(use) && file.isOperator(use + 1, "=") {
      if let member, let owner = file.nameBefore(use), file.text(owner) != file.text(name), file.text(member) != "itemSize" {
        continue
      }
      if SetupMoment(of: use, in: file) == nil { return true }
    }
    // A view that a layout pass touches is laid out there.
    guard member != nil else { return false }
    if file.isWord(member!, "itemSize") { return !uses(of: "sizeForItemAt").isEmpty }
    return uses(of: file.text(name)).contains { isInLayoutPass($0) }
  }

  /// `card.frame = …` outside of what sets up: what began with a frame gets another.
  private func isPlacedLater(_ name: Int) -> Bool {
    uses(of: file.text(name)).contains { use in
      guard file.isOwn(use), let start = file.chainStart(of: use) else { return false }
      let end = file.chainEnd(from: start)
      return file.isWord(end - 1, in: ["frame", "bounds", "size"]) && file.isOperator(end, "=")
        && SetupMoment(of: use, in: file) == nil
    }
  }

  private func isInLayoutPass(_ index: Int) -> Bool {
    for scope in file.scopes(around: index) where scope.kind == .function {
      return file.isWord(scope.head + 1, in: SourceFile.resizeCallbacks)
    }
    return false
  }

  private func isPinned(_ value: Range<Int>) -> Bool { value.contains { file.isPinning($0) } }

  /// `UIStackView(arrangedSubviews: [card, label])`, `stack.addArrangedSubview(card)`
  private func isArranged(_ use: Int) -> Bool {
    guard var open = file.openBracket(around: use) else { return false }
    if file.isPunctuation(open, "["), let outer = file.openBracket(around: open) { open = outer }
    guard file.isPunctuation(open, "(") else { return false }
    return file.isWord(open + 1, "arrangedSubviews")
      || file.isWord(open - 1, in: ["addArrangedSubview", "insertArrangedSubview"])
  }

  /// Constraints or a mask keep what is called so in place.
  private func isPinnedName(_ name: Int) -> Bool {
    for use in uses(of: file.text(name)) {
      if isInLayoutPass(use) || isArranged(use) { return true }
      var next = use + 1
      while next < file.code.count, file.isChaining(next) { next += 1 }
      if file.isPeriod(next), next + 1 < file.code.count, file.isPinning(next + 1) { return true }
    }
    return false
  }

  /// Where a name stands in the file, as often as may matter.
  private func uses(of name: String) -> [Int] {
    file.occurrences(of: name, in: file.code.indices).prefix(128).filter { file.isReachable($0) }
  }

  private static let geometry: Set<String> = [
    "frame", "bounds", "itemSize", "constant", "center", "contentSize", "estimatedItemSize", "contentInset", "sectionInset",
    "headerReferenceSize", "footerReferenceSize", "minimumLineSpacing", "minimumInteritemSpacing", "size", "width", "height",
    "preferredMaxLayoutWidth", "position", "textContainerInset", "contentOffset", "rowHeight", "zoomScale", "minimumZoomScale",
  ]
  /// The views that controllers show themselves in, and how such controllers are called.
  private static let rootViews: [(view: StaticString, controller: String)] = [
    ("view", "ViewController"), ("tableView", "TableViewController"), ("collectionView", "CollectionViewController"),
  ]
  private static let backgrounds: [StaticString] = [
    "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView",
  ]
  private static let backgroundHolders = ["Cell", "HeaderFooterView", "TableView", "CollectionView"]
  private static let edges: Set<String> = ["origin", "x", "y", "left", "right", "top", "bottom", "leading", "trailing"]
  private static let radii: Set<String> = ["cornerRadius", "shadowPath", "path"]
  /// What asks for a size rather than has one.
  private static let wishes: [StaticString] = ["preferredContentSize", "sourceRect"]
}
