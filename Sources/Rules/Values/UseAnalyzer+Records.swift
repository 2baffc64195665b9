import ResizelintLexer

/// Values that are told to somebody: a log, a request header, an analytics service.
extension UseAnalyzer {
  /// `["device": isPad ? "tablet" : "phone"]`, `URLQueryItem(name: "platform", value: …)`: what is recorded under the key says
  /// what device this is.
  func isUnderRecordedKey(_ start: Int, in open: Int) -> Bool {
    if file.isPunctuation(open, "[") {
      let key = file.elementStart(of: start)
      return file.isPunctuation(key + 3, ":") && isRecordedKey(key)
    }
    guard file.isPunctuation(open, "("), file.callee(ofBracket: open).map({ file.isWord($0, "URLQueryItem") }) ?? false else {
      return false
    }
    return file.argument("name", ofCall: open).map { isRecordedKey($0.lowerBound) } ?? false
  }

  /// The text that begins at a token, and is nothing but a text, is such a key.
  func isRecordedKey(_ quote: Int) -> Bool {
    file.code[quote].kind == .openQuote && file.code[quote + 1].kind == .text && file.code[quote + 2].kind == .closeQuote
      && Evidence.namesDevice(key: file.text(quote + 1))
  }

  /// The call hands what it gets to a log, a request header, an analytics service.
  func isRecorded(by open: Int) -> Bool {
    // Parameters are no arguments: `init(isPad: Bool = UIDevice.isPad, analytics: Analytics)`.
    if let number = file.statement(of: open),
      file.statements[number].keyword == .func || file.statements[number].keyword == .`init`
    {
      return false
    }
    let labels = file.labels(ofCall: open)
    // `ImageRequest(url: url, userInfo: [.scaleKey: UIScreen.main.scale])` tells how to make the picture.
    let isPicture = file.callee(ofBracket: open).map { file.text($0).contains("Image") } ?? false
    // Who gets analytics beside it makes something of both.
    let others = isPicture ? ["analytics", "userInfo"] : ["analytics"]
    if labels.contains(where: { Evidence.isMetadata(label: $0) && !others.contains($0 ?? "") }) { return true }
    if labels.count(where: { $0.map(Evidence.describesDevice) ?? false }) > 1 { return true }
    guard var link = file.chainStart(of: open) else { return false }
    // In the chain itself: `Analytics.shared.send(…)`.
    for _ in 0..<12 where link < open {
      if file.code[link].kind == .word, Evidence.isRecorder(file.text(link)) { return true }
      link = file.linkEnd(link)
    }
    return false
  }

  /// A call further out, in the same statement, hands what it gets to a log.
  func isRecorded(around open: Int) -> Bool {
    var bracket = open
    for _ in 0..<UseAnalyzer.maximumSteps {
      guard let outer = file.openBracket(around: bracket), !file.isPunctuation(outer, "{") else { return false }
      if file.isPunctuation(outer, "("), !file.code[outer].flags.contains(.interpolation), isRecorded(by: outer) { return true }
      bracket = outer
    }
    return false
  }
}
