/// Reads property lists of every format, told apart by their first bytes.
///
/// Any bytes give a document. Nesting is held on explicit stacks and ends at `depthLimit`, nothing is expanded, and a
/// binary file builds no more nodes than it has bytes.
public enum PropertyListReader {
  /// Arrays and dictionaries that may stand in one another.
  public static let depthLimit = 256

  public static func read(_ bytes: [UInt8]) -> PropertyListDocument {
    if bytes.starts(with: "bplist".utf8) {
      var reader = BinaryPropertyListReader(bytes)
      let root = reader.readRoot()
      return PropertyListDocument(format: .binary, root: root, problems: reader.problems, text: [], comments: [])
    }
    let (text, encodingProblems) = SourceEncoding.utf8(bytes)
    if looksLikeXml(text) {
      var reader = XmlPropertyListReader(text)
      let root = reader.readRoot()
      return PropertyListDocument(
        format: .xml, root: root, problems: merged(encodingProblems, reader.problems), text: text, comments: reader.comments)
    }
    var reader = OpenStepPropertyListReader(text)
    let root = reader.readRoot()
    return PropertyListDocument(
      format: .openStep, root: root, problems: merged(encodingProblems, reader.problems), text: text, comments: reader.comments)
  }

  private static func merged(_ first: [ParseProblem], _ second: [ParseProblem]) -> [ParseProblem] {
    first.isEmpty ? second : (first + second).sorted { $0.offset < $1.offset }
  }

  /// A `<` that opens a tag, and not the data `<0fbd77>` of OpenStep; a `#if` before it is a preprocessed XML list.
  private static func looksLikeXml(_ text: [UInt8]) -> Bool {
    var rest = text[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    rest = rest.drop(while: Ascii.isSpace)
    while rest.first == UInt8(ascii: "#") {
      rest = rest.drop { $0 != 0x0A && $0 != 0x0D }.drop(while: Ascii.isSpace)
    }
    guard rest.first == UInt8(ascii: "<") else { return false }
    let inside = rest.dropFirst().prefix { $0 != UInt8(ascii: ">") }
    return !inside.allSatisfy { Ascii.hexDigitValue($0) != nil || Ascii.isSpace($0) }
  }
}
