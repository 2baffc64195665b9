import ResizelintLexer

/// Judges one Swift file after the other; each worker has its own.
final class FileChecker {
  private let catalogue: Catalogue
  private let prose: RuleProse
  private let book: RuleBook
  private let buffer: Tokens
  private let file = SourceFile()
  let readBuffer = ReadBuffer()

  /// Keeps the token storage, which cannot be copied.
  private final class Tokens {
    var storage = TokenBuffer()
  }

  init(catalogue: Catalogue, book: RuleBook) {
    self.catalogue = catalogue
    prose = RuleProse(catalogue)
    self.book = book
    buffer = Tokens()
  }

  /// What one file says.
  struct Judgement: Sendable {
    /// In the order of the text.
    var findings: [Finding]
    var facts: SourceFacts
    /// The wrappers that are defined, each with the finding that stands at its definition; nil where none does.
    var wrappers: [(wrapper: Wrapper, finding: Int?)]
    var pending: [PendingFinding] = []
    var thresholds: [LayoutThreshold] = []
    /// It belongs to the layout policy, and thresholds stand in it.
    var holdsPolicy = false
    var words: WordFilter
    /// Nil where the file has none.
    var allowances: FileAllowances?
  }

  /// Judges a file, and gathers what others are judged by.
  func check(path: String, bytes: SourceBytes, context: FileContext, today: CalendarDate?) -> FileOutcome {
    let sight = book.firstLook.look(at: bytes, isTest: context.isTest || SourceFile.standsInTests(path))
    guard sight.isWorthJudging else {
      return sight.marks.contains(.type) ? .passedOverClasses(words: sight.words) : .passedOver(words: sight.words)
    }
    return .judged(judge(path: path, bytes: bytes, context: context, today: today, sight: sight))
  }

  /// The words of a file, which takes a fraction of the time in which it is judged.
  func words(of bytes: SourceBytes) -> WordFilter { book.firstLook.look(at: bytes, isTest: false).words }

  /// Judges a file of which a first look has said that it is worth it.
  func judge(
    path: String, bytes: SourceBytes, context: FileContext, today: CalendarDate?, sight: FirstLook.Sight
  ) -> Judgement {
    load(path: path, bytes: bytes)
    var context = context
    context.isTest = context.isTest || file.isTestFile
    var observations: [Observation] = []
    var facts = SourceFactCollector(file: file, isTest: context.isTest)
    for index in file.code.indices where file.code[index].kind == .word {
      let name = file.nameRange(index)
      guard let number = book.words.number(of: name, in: bytes) else { continue }
      guard file.isReachable(index), !file.isGeneric(index) else { continue }
      for reader in book.readers[number] {
        switch reader {
        case .fact: facts.note(index)
        case .code(let rule): rule.check(index, in: file, context, &observations)
        case .match(let id, let match):
          guard let range = match.range(at: index, in: file) else { continue }
          observations.append(Observation(id, at: range, values: match.declaredName.map { [.code: $0] } ?? [:]))
        }
      }
    }
    let reads = sight.marks.contains(.read) ? ReadCollector.reads(of: file, words: sight.words) : []
    for read in reads {
      let count = observations.count
      book.readRules[Int(read.question.rawValue)]?.check(read, in: file, context, &observations)
      // What only stands in for a window is not what the declaration hands on.
      // Nor is what an old system alone gets.
      let isExcused =
        observations.count > count
        && (observations[count].variant == "fallback" || observations[count].intent == .compatibility)
      guard observations.count > count, !isExcused, var wrapper = wrapper(handingOn: read) else { continue }
      if observations[count].variant == "mixed" { wrapper.traits.insert(.asksSizeClass) }
      // What is kept is an answer of the screen, not the screen.
      if read.question == .mainScreen, read.range.upperBound < read.chain.upperBound { wrapper.traits.remove(.isStored) }
      observations[count].wrapper = wrapper
    }
    // A comparison is a threshold where a width or a height is compared, however many names stand between.
    let thresholds = sight.marks.contains(.length) ? ThresholdCollector.thresholds(of: file) : []
    for threshold in thresholds {
      for rule in Registry.thresholdRules { rule.check(threshold, in: file, context, &observations) }
    }
    for rule in Registry.fileRules where sight.marks.isSuperset(of: type(of: rule).need) {
      rule.check(file, context, &observations)
    }
    let written = FindingWriter(file: file, rules: prose, context: context).findings(observations)
    return Judgement(
      findings: written.map(\.finding), facts: facts.facts(),
      wrappers: written.enumerated().compactMap { number, written in written.wrapper.map { ($0, number) } }
        + wrappersByType(),
      pending: written.enumerated().compactMap { number, written in
        written.condition.map {
          PendingFinding(finding: number, condition: $0, severityOtherwise: written.severityOtherwise)
        }
      },
      thresholds: written.compactMap(\.threshold),
      holdsPolicy: thresholds.contains { $0.isTelling } && context.settings.isPolicyFile(path), words: sight.words,
      allowances: allowances(FileAllowances.Reading(catalogue: catalogue, settings: context.settings, today: today)))
  }

  /// The types of a file that was passed over.
  func types(path: String, bytes: SourceBytes, context: FileContext) -> SourceFacts {
    load(path: path, bytes: bytes)
    return SourceFactCollector(file: file, isTest: context.isTest || file.isTestFile).facts()
  }

  /// What a file says of the wrappers that are looked for.
  struct UseJudgement: Sendable {
    struct Use: Sendable {
      /// The number of the wrapper in the index.
      var wrapper: Int
      /// Nil where the use does no more than hand on. The declaration is not yet related to it: that may move while the use stays.
      var finding: Finding?
      /// The member that is presumed to be the wrapper: `AppConstant.screenWidth`.
      var presumes: String?
      /// The wrapper that the use makes of the declaration around it.
      var defines: Wrapper?
      var isTest: Bool
    }

    var uses: [Use] = []
    /// The thresholds of what wrappers make sizes of a screen.
    var thresholds: [Finding] = []
    /// The wrappers that are keys of SwiftUI's environment and are given here what was measured.
    var measured: [Int] = []
    /// The members that are declared here and need not be presumed.
    var declared: [String] = []

    /// It says nothing of any wrapper.
    var isSilent: Bool { uses.isEmpty && measured.isEmpty && declared.isEmpty }
  }

  /// Finds and judges the uses of wrappers in a file.
  func checkUses(of index: WrapperIndex, path: String, bytes: SourceBytes, context: FileContext) -> UseJudgement {
    load(path: path, bytes: bytes)
    return checkUses(of: index, context: context)
  }

  /// The same for the file that was judged last, whose bytes have not gone yet.
  func checkUses(of index: WrapperIndex, context: FileContext) -> UseJudgement {
    var context = context
    context.isTest = context.isTest || file.isTestFile
    var observations: [Observation] = []
    let uses = WrapperUses(file: file, index: index)
    let all = uses.all()
    for found in all {
      let wrapper = index.wrappers[found.wrapper]
      let read = Read(
        question: wrapper.question, range: found.range, chain: found.chain, source: nil,
        isFallback: file.isFallback(found.chain.lowerBound), isWrapperUse: true,
        isMeasurement: wrapper.traits.contains(.isMeasurement), asksSizeClass: wrapper.traits.contains(.asksSizeClass))
      if wrapper.traits.contains(.isHeld), !file.isOrientationAsked(of: found.range.upperBound, in: found.chain) { continue }
      let count = observations.count
      book.readRules[Int(wrapper.question.rawValue)]?.check(read, in: file, context, &observations)
      guard observations.count > count else { continue }
      observations[count].wrapper = self.wrapper(handingOn: read)
      if observations[count].variant == "mixed" { observations[count].wrapper?.traits.insert(.asksSizeClass) }
      observations[count].variant = "wrapper-use"
      observations[count].values[.name] = wrapper.spelling
      if wrapper.traits.contains(.isPresumed), let owner = uses.presumedOwner(found.range.upperBound - 1, found.chain.lowerBound)
      {
        observations[count].presumes = "\(owner).\(wrapper.name)"
        observations[count].values[.name] = observations[count].presumes
      }
      observations[count].usedWrapper = found.wrapper
    }
    let writer = FindingWriter(file: file, rules: prose, context: context)
    let written = writer.findings(observations)
    return UseJudgement(
      uses: written.compactMap { written in
        written.usedWrapper.map {
          // `@Environment(\.isPad) var isPad` asks nothing yet.
          let isSilent = [WrapperUses.environment, WrapperUses.propertyWrapper].contains(index.wrappers[$0].owner)
          return UseJudgement.Use(
            wrapper: $0, finding: isSilent ? nil : written.finding, presumes: written.presumes, defines: written.wrapper,
            isTest: context.isTest)
        }
      },
      thresholds: writer.findings(thresholds(of: all, index, context)).map(\.finding),
      measured: context.isTest ? [] : uses.measuredKeys(), declared: uses.declaredMembers())
  }

  /// The thresholds of a file for what its helpers make sizes of a screen.
  private func thresholds(of uses: [WrapperUses.Found], _ index: WrapperIndex, _ context: FileContext) -> [Observation] {
    let screens = uses.filter { found in
      let wrapper = index.wrappers[found.wrapper]
      return wrapper.question.isScreenSize && wrapper.traits.isDisjoint(with: [.decides, .isPresumed])
    }
    guard !screens.isEmpty else { return [] }
    file.know(
      screens: Dictionary(screens.map { ($0.range.lowerBound, $0.range.upperBound) }, uniquingKeysWith: { first, _ in first }))
    var observations: [Observation] = []
    for threshold in ThresholdCollector.thresholds(of: file) where threshold.size.source == .screen {
      for rule in Registry.thresholdRules { rule.check(threshold, in: file, context, &observations) }
    }
    return observations
  }

  /// The wrapper that the declaration around a read is, where it hands on what is read. Whoever listens to a notification hands
  /// nothing on, and what only stands in for a missing value is not what a declaration is for.
  private func wrapper(handingOn read: Read) -> Wrapper? {
    guard !read.isFallback, !read.value.isEvent,
      let declaration = WrapperDetector(file: file).declaration(handingOn: read)
    else { return nil }
    return wrapper(declaration, read.question)
  }

  /// The declarations whose type alone is a question.
  private func wrappersByType() -> [(wrapper: Wrapper, finding: Int?)] {
    let detector = WrapperDetector(file: file)
    return (detector.propertyWrappers() + detector.heldOrientations()).map { (wrapper($0.declaration, $0.question), nil) }
  }

  private func wrapper(_ declaration: WrapperDetector.Declaration, _ question: Question) -> Wrapper {
    let place = file.position(of: Int(file.code[declaration.name].start))
    return Wrapper(
      name: file.text(declaration.name), owner: declaration.owner, outer: declaration.outer, element: declaration.element,
      traits: declaration.traits,
      question: question, path: file.path, line: place.line, column: place.column)
  }

  private func load(path: String, bytes: SourceBytes) {
    Tokenizer.tokenize(bytes, into: &buffer.storage)
    buffer.storage.withTokens { file.load(path: path, bytes: bytes, tokens: $0) }
  }

  private func allowances(_ reading: FileAllowances.Reading) -> FileAllowances? {
    let text = UnsafeBufferPointer(start: file.bytes.base, count: file.bytes.count)
    let comments = file.allowanceComments(in: text)
    guard !comments.isEmpty else { return nil }
    let lines = file.lines
    return FileAllowances(comments, path: file.path, text: text, lines: lines, reading) { range in
      file.allowanceTarget(of: range, lines, in: text)
    }
  }
}
