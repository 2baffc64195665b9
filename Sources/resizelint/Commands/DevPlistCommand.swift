import ResizelintLexer

/// The hidden command `dev plist PATH…`: each property list as XML in the form of `plutil -convert xml1 -o -`.
///
/// `Scripts/plist-oracle.sh` compares the two. Keys are sorted, of equal keys the last one counts, and a real number is
/// written in Swift's shortest form, which the script brings to the other's.
enum DevPlistCommand {
  /// Prints the files; 3 where one cannot be read or has problems, which are complaints.
  ///
  /// - Parameters:
  ///   - read: The bytes of a file; nil where it cannot be read.
  ///   - complain: Takes one line for stderr.
  static func run(paths: [String], read: (String) -> [UInt8]?, complain: (String) -> Void) -> Int32 {
    var status: Int32 = 0
    for path in paths {
      guard let bytes = read(path) else {
        complain("\(path): cannot be read")
        status = 3
        continue
      }
      let document = PropertyListReader.read(bytes)
      for problem in document.problems {
        let position = LineTable(document.text).position(of: problem.offset, in: document.text)
        complain("\(path):\(position.line):\(position.column): \(problem.message)")
        status = 3
      }
      if let root = document.root { print(PropertyListXmlWriter.text(of: root), terminator: "") }
    }
    return status
  }
}

/// Writes property lists as the toolchain's `plutil` writes them.
private struct PropertyListXmlWriter {
  private var output = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  static func text(of root: PropertyListNode) -> String {
    var writer = PropertyListXmlWriter()
    // The reader's depth limit bounds this recursion.
    writer.write(root, depth: 0)
    writer.output += "</plist>\n"
    return writer.output
  }

  private mutating func write(_ node: PropertyListNode, depth: Int) {
    let indent = String(repeating: "\t", count: depth)
    switch node.value {
    case .string(let text): output += "\(indent)<string>\(escaped(text))</string>\n"
    case .integer(let number): output += "\(indent)<integer>\(number)</integer>\n"
    case .real(let number): output += "\(indent)<real>\(number)</real>\n"
    case .bool(let flag): output += "\(indent)<\(flag)/>\n"
    case .date(let date): output += "\(indent)<date>\(date)</date>\n"
    case .data(let data): writeData(data, depth: depth)
    case .uid(let number):
      output += "\(indent)<dict>\n\(indent)\t<key>CF$UID</key>\n\(indent)\t<integer>\(number)</integer>\n\(indent)</dict>\n"
    case .array(let items):
      guard !items.isEmpty else {
        output += "\(indent)<array/>\n"
        return
      }
      output += "\(indent)<array>\n"
      for item in items { write(item, depth: depth + 1) }
      output += "\(indent)</array>\n"
    case .dictionary(let entries):
      guard !entries.isEmpty else {
        output += "\(indent)<dict/>\n"
        return
      }
      var values: [String: PropertyListNode] = [:]
      for entry in entries { values[entry.key] = entry.node }
      output += "\(indent)<dict>\n"
      for (key, value) in values.sorted(by: { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }) {
        output += "\(indent)\t<key>\(escaped(key))</key>\n"
        write(value, depth: depth + 1)
      }
      output += "\(indent)</dict>\n"
    }
  }

  /// Base64 in lines of 76 columns, a tab counting eight.
  private mutating func writeData(_ data: [UInt8], depth: Int) {
    let indent = String(repeating: "\t", count: min(depth, 8))
    output += "\(String(repeating: "\t", count: depth))<data>\n"
    var rest = Base64.encode(data)[...]
    while !rest.isEmpty {
      output += "\(indent)\(rest.prefix(max(4, 76 - 8 * min(depth, 8))))\n"
      rest = rest.dropFirst(max(4, 76 - 8 * min(depth, 8)))
    }
    output += "\(String(repeating: "\t", count: depth))</data>\n"
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
