/// The PATHs of `--files-from`: one a line, or with a NUL behind each, as `git ls-files -z` and `find -print0` write them.
enum PathList {
  /// The paths in the order of the list, empty lines left out.
  static func parse(_ bytes: [UInt8]) -> [[UInt8]] {
    let separator: UInt8 = bytes.contains(0) ? 0 : UInt8(ascii: "\n")
    return bytes.split(separator: separator).compactMap { line in
      var path = line
      // What Windows puts at the end of a line is part of no name; between NULs it is.
      if separator != 0, path.last == UInt8(ascii: "\r") { path.removeLast() }
      return path.isEmpty ? nil : [UInt8](path)
    }
  }

  /// Reads the file that the option names; `-` is the standard input.
  static func read(_ name: String) throws(UsageError) -> [[UInt8]] {
    guard name == "-" else {
      guard let bytes = WholeFile.readNamed(name) else { throw UsageError("--files-from: \(name) cannot be read") }
      return parse(bytes)
    }
    do throws(SystemError) {
      return parse(try Terminal.readInput())
    } catch {
      throw UsageError("the standard input cannot be read: \(error.message)")
    }
  }
}
