/// What a threshold says of the code around it.
extension Threshold {
  /// The numbers are those of windows and screens, not of small things and not of pictures.
  var isTelling: Bool {
    guard form != .factor, size.shape != .inset else { return false }
    let least: Double = size.source == .screen ? 100 : 200
    let most: Double = size.source == .screen ? 4000 : 2000
    return numbers.contains { $0.value >= least && $0.value <= most }
  }

  /// It asks for single devices, or for what lies between two of them.
  var namesDevices: Bool {
    guard form != .factor, size.shape != .inset else { return false }
    let inPixels = size.source == .screen
    if isPair, numbers.count == 2 { return DeviceSizes.isSize(numbers[0].value, numbers[1].value) }
    if form == .equality { return numbers.contains { DeviceSizes.isLength($0.value, inPixels: inPixels) } }
    return numbers.contains { number in
      number.literals.count { DeviceSizes.isLength($0, inPixels: inPixels) } > 1
    }
  }

  /// The size is brought down to the number, not judged by it: `width > 600 ? 600 : width`.
  func isCap(in file: SourceFile) -> Bool {
    guard form == .order, numbers.count == 1 else { return false }
    if let name = numbers[0].name, NameParts.of(file.text(name)).contains(where: SizeNames.caps.contains) { return true }
    let end = range.upperBound
    guard end + 1 < file.code.count else { return false }
    let number = subject.lowerBound == range.lowerBound ? subject.upperBound + 1..<end : range.lowerBound..<subject.lowerBound - 1
    let spelling = file.normalised(number)
    let scale = number.count
    let statement = file.statement(of: range.lowerBound).map { file.statements[$0].end } ?? end
    if file.isOperator(end, "?") {
      var index = end + 1
      let limit = min(end + 32, statement)
      while index + scale <= limit {
        if file.normalised(index..<index + scale) == spelling { return true }
        index = file.linkEnd(index)
      }
    } else if file.isPunctuation(end, "{"), let close = file.partner(of: end), close - end < 32 {
      // `if width > 600 { width = 600 }`, `if width > 600 { return 600 }`
      for index in end + 1..<close where index + 1 + scale <= close {
        guard file.isOperator(index, "=") || file.keyword(index) == .return else { continue }
        if file.normalised(index + 1..<index + 1 + scale) == spelling { return true }
      }
    }
    return false
  }

  /// The numbers, for a message.
  var valueText: String {
    let texts = numbers.prefix(4).map { Number.text($0.value) }
    if isPair { return texts.joined(separator: " by ") }
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension Number {
  /// Without a fraction where there is none.
  static func text(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e9 ? String(Int(value)) : String(value)
  }
}

extension SourceFile {
  /// The token stands in the initial value of a stored property or global: it is read once.
  func isInitialValue(_ index: Int) -> Bool {
    guard let number = statement(of: index), statements[number].keyword.isVariable else { return false }
    let kind = scopes[statements[number].scope].kind
    return (kind == .type || kind == .file) && scope(of: index) == statements[number].scope
  }
}
