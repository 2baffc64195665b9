import ResizelintLexer

/// Tells which expressions are sizes, and where they come from.
///
/// There are no types to ask: members (`bounds`, `size.width`), annotations (`CGSize`), initial values, assignments and
/// names tell. Each declaration is read once, so the work is linear in the file however the names refer to each other.
final class SizeReader {
  /// What an expression means.
  enum Meaning: Equatable {
    case nothing
    /// The size of something shown: an image, a text, a gesture.
    case content
    case size(Size)
  }

  static let maximumDepth = 8
  static let maximumPieces = 24
  /// How many tokens a choice between two sizes may have.
  private static let maximumChoice = 80

  unowned let file: SourceFile
  /// By the token of the declared name.
  var known: [Int: Meaning] = [:]
  /// The values that are assigned to a name, by the name.
  lazy var assignments: [String: [Int]] = collectAssignments()

  /// Where chains begin that ask a helper of another file for a screen's size, and where its name ends.
  private(set) var screens: [Int: Int] = [:]

  init(file: SourceFile, screens: [Int: Int] = [:]) {
    self.file = file
    self.screens = screens
  }

  /// The size that a whole expression is; nil for what is none, and for what has a size but is none itself.
  func size(of range: Range<Int>) -> Size? {
    guard case .size(let size) = meaning(of: range, depth: 0), size.shape != .container, size.shape != .insets else { return nil }
    return size
  }

  /// What an expression with arithmetic in it means: a size and a number make a size, a size over a size a ratio.
  func meaning(of range: Range<Int>, depth: Int) -> Meaning {
    guard depth < SizeReader.maximumDepth else { return .nothing }
    if let choice = choice(range, depth: depth) { return choice }
    var position = range.lowerBound
    while position < range.upperBound, isPrefix(position) { position += 1 }
    var best: Size?
    var isDivisor = false
    for _ in 0..<SizeReader.maximumPieces {
      guard position < range.upperBound, file.chainStart(of: position) == position else { return .nothing }
      let end = min(file.chainEnd(from: position), range.upperBound)
      switch chain(position..<end, depth: depth) {
      case .content: return .content
      case .size(let size):
        if isDivisor { return .nothing }
        if best == nil || isCloser(size, than: best!) { best = size }
      case .nothing: break
      }
      position = end
      guard position < range.upperBound else { break }
      // What stands behind `??` and `as` does not change what the value is.
      if file.isOperator(position, "??") || file.keyword(position) == .as { break }
      guard file.isArithmetic(position) else { return .nothing }
      isDivisor = file.isOperator(position, "/")
      position += 1
      while position < range.upperBound, isPrefix(position) { position += 1 }
    }
    return best.map { .size($0) } ?? .nothing
  }

  /// `isPortrait ? bounds.height : bounds.width`: whichever arm is a size.
  private func choice(_ range: Range<Int>, depth: Int) -> Meaning? {
    let end = min(range.upperBound, range.lowerBound + SizeReader.maximumChoice)
    guard let mark = file.ternaryCondition(from: range.lowerBound, to: end)?.upperBound else { return nil }
    var colon = mark + 1
    while colon < end, !file.isPunctuation(colon, ":") { colon = file.linkEnd(colon) }
    guard colon < end else { return nil }
    let arms = [mark + 1..<colon, colon + 1..<range.upperBound].map { meaning(of: $0, depth: depth + 1) }
    return arms.contains(.content) ? .content : arms.first { $0 != .nothing } ?? .nothing
  }

  /// Of a width less an inset, the width tells what the difference is.
  private func isCloser(_ size: Size, than other: Size) -> Bool {
    if (size.shape == .inset) != (other.shape == .inset) { return other.shape == .inset }
    return size.source > other.source || other.shape == .container
  }

  private func isPrefix(_ index: Int) -> Bool {
    switch file.keyword(index) {
    case .try, .await, .return: true
    default: file.isOperator(index, "-") || file.isOperator(index, "?") && file.keyword(index - 1) == .try
    }
  }

  private func collectAssignments() -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for index in file.code.indices.dropFirst()
    where file.isOperator(index, "=") && file.code[index - 1].kind == .word && index + 1 < file.code.count {
      let statement = file.statement(of: index).map { file.statements[$0] }
      if let statement, statement.keyword.isVariable || statement.keyword == .if || statement.keyword == .guard { continue }
      if result[file.text(index - 1), default: []].count < 8 { result[file.text(index - 1), default: []].append(index + 1) }
    }
    return result
  }
}

extension SourceFile {
  /// The sizes of this file; made when a rule first asks.
  var sizes: SizeReader {
    if let cachedSizes { return cachedSizes }
    let reader = SizeReader(file: self)
    cachedSizes = reader
    return reader
  }

  /// From now on these chains are sizes of a screen.
  func know(screens: [Int: Int]) { cachedSizes = SizeReader(file: self, screens: screens) }
}
