/// The files below a root, in the order of their paths.
///
/// A tree may hold a million files, so none of them is a value that somebody keeps: a file is its number here, and its path is
/// spelled when it is asked for.
public struct InputFiles: RandomAccessCollection, Sendable, Equatable, ExpressibleByArrayLiteral {
  public private(set) var paths = PathTable()
  /// One for each path.
  private var reported: [Bool] = []

  public init() {}

  /// - Parameter files: In any order.
  public init(_ files: some Sequence<InputFile>) {
    for file in files { append(file) }
    sort()
  }

  public init(arrayLiteral files: InputFile...) { self.init(files) }

  /// Adds a file at the end; who adds one that belongs elsewhere sorts them afterwards.
  public mutating func append(_ file: InputFile) {
    paths.append(file.path)
    reported.append(file.isReported)
  }

  /// Brings the files into the order of their paths.
  public mutating func sort() {
    guard !paths.isSorted else { return }
    self = InputFiles(sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { paths.count }

  public subscript(number: Int) -> InputFile { InputFile(path: paths[number], isReported: reported[number]) }

  public func makeIterator() -> some IteratorProtocol<InputFile> {
    zip(paths, reported).lazy.map { InputFile(path: $0, isReported: $1) }.makeIterator()
  }

  /// Whether a path is that of a file that is reported; nil where it is that of no file.
  public func reports(_ path: String) -> Bool? { paths.number(of: path).map { reported[$0] } }
}
