import ResizelintLexer

/// A method of Objective-C that only works out an answer about the device, the screen, an orientation or a window, as a helper
/// that Swift code asks: `+ (BOOL)isPad { return UIDevice.currentDevice.userInterfaceIdiom == UIUserInterfaceIdiomPad; }`.
///
/// A look at words tells that: the type and the name of the method, and what its short body names.
struct ObjectiveCHelper: Sendable, Equatable {
  let name: String
  let owner: String
  /// A method of the class, not of its values.
  let isStatic: Bool
  /// It answers yes or no.
  let decides: Bool
  /// What the body asks by itself.
  let questions: [Question]
  /// The words of a body that asks nothing by itself, in order: it may ask another helper.
  let words: [String]
  let origin: Origin

  private static let maximumWords = 128
  private static let fewWords = 16
  /// How many helpers may ask one another.
  private static let maximumRounds = 3
  private static let answers: Set<String> = [
    "BOOL", "bool", "CGFloat", "CGSize", "CGRect", "float", "double", "int", "NSInteger", "NSUInteger", "UIWindow",
    "UIInterfaceOrientation", "UIDeviceOrientation", "UIUserInterfaceIdiom",
  ]
  private static let telling = ["pad", "phone", "landscape", "portrait", "screen", "device", "orientation"]

  /// Nil where no such method begins at the sign that `words` stands at.
  init?(at words: ObjectiveCWords, owner: String, path: String, _ lines: LineTable.Lazy) {
    let sign = words.bytes[words.offset]
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
      words.offset == 0 || [0x0A, 0x0D].contains(words.bytes[words.offset - 1])
    else { return nil }
    var words = words
    words.offset += 1
    guard words.eat("("), words.skipTrivia(), let type = words.eatWord(),
      ObjectiveCHelper.answers.contains(words.bytes.text(type))
    else { return nil }
    _ = words.eat("*")
    guard words.eat(")"), words.skipTrivia(), let name = words.eatWord(), words.eat("{"), let body = ObjectiveCHelper.body(&words)
    else { return nil }
    self.name = words.bytes.text(name)
    questions = ObjectiveCHelper.questions(of: body)
    let lower = self.name.lowercased()
    let mayAsk = body.count <= ObjectiveCHelper.fewWords && ObjectiveCHelper.telling.contains { lower.contains($0) }
    guard body.contains("return"), !questions.isEmpty || mayAsk else { return nil }
    self.words = questions.isEmpty ? body : []
    self.owner = owner
    isStatic = sign == UInt8(ascii: "+")
    decides = ["BOOL", "bool"].contains(words.bytes.text(type))
    origin = lines.origin(of: name, in: path)
  }

  /// The words up to the brace that closes the body; nil where there are many.
  private static func body(_ words: inout ObjectiveCWords) -> [String]? {
    var found: [String] = []
    var depth = 1
    for _ in 0..<maximumWords * 16 {
      guard words.skipTrivia() else { return nil }
      if let word = words.eatWord() {
        found.append(words.bytes.text(word))
        guard found.count <= maximumWords else { return nil }
        continue
      }
      switch words.bytes[words.offset] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return found }
      default: break
      }
      words.offset += 1
    }
    return nil
  }

  private static func questions(of body: [String]) -> [Question] {
    func holds(_ names: String...) -> Bool { names.contains(where: body.contains) }
    var found: [Question] = []
    if holds("userInterfaceIdiom", "UI_USER_INTERFACE_IDIOM") { found.append(.idiom) }
    if holds("statusBarOrientation", "interfaceOrientation") { found.append(.interfaceOrientation) }
    if holds("currentDevice"), holds("orientation") { found.append(.deviceOrientation) }
    if holds("mainScreen"), holds("bounds", "nativeBounds", "applicationFrame") { found.append(.mainScreenBounds) }
    if holds("sharedApplication"), holds("keyWindow", "windows") { found.append(.globalWindow) }
    return found
  }

  /// What each of the helpers asks, by itself or by another that it names, one of Swift's among them; the most telling first.
  static func questions(of helpers: [ObjectiveCHelper], beside swift: [Wrapper]) -> [[Question]] {
    var known: [Member: Set<Question>] = [:]
    for wrapper in swift {
      guard let owner = wrapper.owner else { continue }
      known[Member(owner: owner, name: wrapper.name), default: []].insert(wrapper.question)
    }
    for helper in helpers { known[helper.member, default: []].formUnion(helper.questions) }
    for _ in 0..<maximumRounds {
      for helper in helpers where helper.questions.isEmpty {
        for member in helper.mentions { known[helper.member, default: []].formUnion(known[member] ?? []) }
      }
    }
    return helpers.map { helper in
      let asked = known[helper.member] ?? []
      return order.filter(asked.contains)
    }
  }

  private struct Member: Hashable {
    var owner: String
    var name: String
  }

  private var member: Member { Member(owner: owner, name: name) }

  /// The members that the body may ask, of the types that it names, with or without the prefix of Objective-C, and of its own:
  /// `[Tools isPad]`, `self.class.isPad`, `[[Tools sharedInstance] isPad]`.
  private var mentions: [Member] {
    words.indices.dropLast().flatMap { index -> [Member] in
      let owners = words[index] == "self" ? [owner] : [0, 2, 3].map { String(words[index].dropFirst($0)) }
      let isPassed = words[index + 1] == "class" || words[index + 1].hasPrefix("shared") || words[index + 1] == "instance"
      let next = isPassed ? index + 2 : index + 1
      return next < words.count ? owners.map { Member(owner: $0, name: words[next]) } : []
    }
  }

  private static let order: [Question] = [
    .interfaceOrientation, .deviceOrientation, .idiom, .mainScreenBounds, .globalWindow,
  ]

  func wrapper(asking question: Question) -> Wrapper {
    var traits: Wrapper.Traits = decides ? [.decides] : []
    if isStatic { traits.insert(.isStatic) }
    return Wrapper(
      name: name, owner: owner, traits: traits, question: question, path: origin.path, line: origin.start.line,
      column: origin.start.column)
  }
}
