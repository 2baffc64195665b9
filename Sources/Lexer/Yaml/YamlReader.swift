/// Reads the part of YAML that project files are written in.
///
/// Block and flow mappings and sequences, plain, quoted and block scalars over several lines, comments, anchors, aliases and
/// merge keys. What else YAML has (tags of an application's own, complex keys, further documents) is a problem with its
/// place and never a guess.
///
/// Invariants:
/// 1. Any bytes give a result; a line that cannot be understood is reported and left out.
/// 2. Values nest at most `depthLimit` deep, which bounds the recursion of reader and consumers.
/// 3. Aliases repeat at most `aliasLimit` values in all.
public enum YamlReader {
  public static let depthLimit = 64
  public static let aliasLimit = 100_000

  public static func read(_ bytes: [UInt8]) -> (root: YamlNode?, problems: [ParseProblem]) {
    var scanner = YamlScanner(bytes)
    let root = scanner.scanDocument()
    return (root, scanner.problems)
  }

  /// The root and the comments of a text, `#` included.
  public static func readWithComments(_ bytes: [UInt8]) -> (root: YamlNode?, comments: [Range<Int>]) {
    var scanner = YamlScanner(bytes)
    let root = scanner.scanDocument()
    return (root, scanner.comments)
  }
}
