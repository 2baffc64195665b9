import ResizelintLexer

/// The allowances of one file, what they cover, and what is wrong with them.
struct FileAllowances: Sendable {
  /// One rule of one allowance.
  private struct Entry: Sendable {
    var rule: RuleID
    var target: AllowanceTarget
    /// Where the rule is named.
    var place: Range<LineTable.Position>
    /// The name as it was written, which may be a former one.
    var name: String
  }

  /// What is said about allowances themselves.
  static let rules: [RuleID] = ["allowance-unknown", "allowance-expired", "allowance-unused"]

  private let path: String
  private var entries: [Entry] = []
  /// What the entries cover, by rule.
  private var coverage: [RuleID: AllowanceCoverage] = [:]
  /// What was found while reading.
  private var observations: [Observation] = []

  /// Something to say about an allowance.
  private struct Observation: Sendable {
    var rule: RuleID
    var place: Range<LineTable.Position>
    var variant: String?
    var values: [MessageTemplate.Placeholder: String] = [:]
  }

  /// What reading the allowances of a file takes.
  struct Reading {
    var catalogue: Catalogue
    var settings: LintSettings
    var today: CalendarDate?
  }

  /// Takes in the comments of a file that speak to resizelint, in the order of the text.
  ///
  /// - Parameter target: what an allowance in a place of its own, or behind code, is meant for.
  init(
    _ comments: [AllowanceComment], path: String, text: UnsafeBufferPointer<UInt8>, lines: LineTable, _ reading: Reading,
    target: (Range<Int>) -> AllowanceTarget
  ) {
    self.path = path
    func place(_ range: Range<Int>) -> Range<LineTable.Position> {
      lines.position(of: range.lowerBound, in: text)..<lines.position(of: range.upperBound, in: text)
    }
    var open = OpenAllowances()
    for comment in comments {
      if let observation = problem(with: comment, place, reading) {
        observations.append(observation)
        continue
      }
      switch comment.verb {
      case .file: add(comment, for: .file, place, reading)
      case .begin: open.append(comment)
      case .end:
        guard let begin = open.close(with: comment) else {
          observations.append(Observation(rule: "allowance-unknown", place: place(comment.range), variant: "unopened"))
          continue
        }
        let range = lines.position(of: begin.range.upperBound, in: text)..<lines.position(of: comment.range.lowerBound, in: text)
        add(begin, for: .range(range), place, reading)
      case .allow, nil: add(comment, for: target(comment.range), place, reading)
      }
    }
    for begin in open.left {
      observations.append(Observation(rule: "allowance-unknown", place: place(begin.range), variant: "unclosed"))
    }
    for (rule, entries) in Dictionary(grouping: entries, by: \.rule) {
      coverage[rule] = AllowanceCoverage(entries.map(\.target))
    }
  }

  var isEmpty: Bool { entries.isEmpty && observations.isEmpty }

  /// Why a comment covers nothing at all.
  private func problem(
    with comment: AllowanceComment, _ place: (Range<Int>) -> Range<LineTable.Position>, _ reading: Reading
  ) -> Observation? {
    switch comment.problem {
    case .unknownWord(let word):
      return Observation(
        rule: "allowance-unknown", place: place(word.range), variant: "word", values: [.name: word.text])
    case .noRule: return Observation(rule: "allowance-unknown", place: place(comment.range), variant: "no-rule")
    case .noSeparator(let words):
      return Observation(
        rule: "allowance-unknown", place: place(words.range), variant: "separator", values: [.name: words.text])
    case .noSuchDay(let word):
      return Observation(rule: "allowance-unknown", place: place(word.range), variant: "date", values: [.value: word.text])
    case nil: break
    }
    if reading.settings.requiresReason, !comment.hasReason, comment.verb != .end {
      return Observation(rule: "allowance-unknown", place: place(comment.range), variant: "no-reason")
    }
    return nil
  }

  private mutating func add(
    _ comment: AllowanceComment, for target: AllowanceTarget, _ place: (Range<Int>) -> Range<LineTable.Position>,
    _ reading: Reading
  ) {
    let hasLapsed = reading.today.flatMap { today in comment.until.map { $0.date < today } } ?? false
    if hasLapsed, let until = comment.until {
      let names = comment.names.map(\.text).joined(separator: ", ")
      observations.append(
        Observation(
          rule: "allowance-expired", place: place(until.word.range), values: [.name: names, .value: until.date.description]))
    }
    for name in comment.names {
      guard let rule = reading.catalogue.canonical(name.text) else {
        var values: [MessageTemplate.Placeholder: String] = [.name: name.text]
        values[.value] = reading.catalogue.nearest(to: name.text)?.name
        observations.append(
          Observation(
            rule: "allowance-unknown", place: place(name.range), variant: values[.value] == nil ? nil : "near", values: values))
        continue
      }
      guard !hasLapsed else { continue }
      entries.append(Entry(rule: rule, target: target, place: place(name.range), name: name.text))
    }
  }

  /// Marks a finding as suppressed where an allowance covers it.
  mutating func cover(_ finding: inout Finding) {
    if coverage[finding.rule]?.cover(finding) == true { finding.state = .suppressed }
  }

  /// The findings about the allowances themselves, once every finding of the file has been shown to `cover`.
  ///
  /// - Parameter isJudged: false for a rule of which this run can say nothing, so that nobody is told to remove its allowance.
  func findings(_ rules: RuleProse, isJudged: (RuleID) -> Bool) -> [Finding] {
    var coverage = coverage
    for rule in coverage.keys { coverage[rule]?.sort() }
    let unused = entries.filter { coverage[$0.rule]?.uses($0.target) == false && isJudged($0.rule) }.map {
      Observation(rule: "allowance-unused", place: $0.place, values: [.name: $0.name])
    }
    var ordinals: [String: Int] = [:]
    return (observations + unused).sorted { $0.place.lowerBound < $1.place.lowerBound }.compactMap { observation in
      guard let rule = rules[observation.rule] else { return nil }
      var fingerprint = Fingerprint(rule: rule.id)
      fingerprint.add(observation.variant ?? "")
      fingerprint.add(observation.values[.name] ?? "")
      let ordinal = ordinals[fingerprint.text, default: 0]
      ordinals[fingerprint.text] = ordinal + 1
      fingerprint.add(String(ordinal))
      let (start, end) = (observation.place.lowerBound, observation.place.upperBound)
      return Finding(
        rule: rule.id, phase: rule.phase, severity: rule.severity, path: path, line: start.line, column: start.column,
        endLine: end.line, endColumn: end.column,
        message: rule.message(for: observation.variant).filled(with: observation.values),
        fix: rule.fix(for: observation.variant), fingerprint: fingerprint.text)
    }
  }
}
