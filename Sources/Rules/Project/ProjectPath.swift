/// Paths relative to the root of the scanned tree.
enum ProjectPath {
  /// The folder of a path; empty at the root.
  static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[..<slash])
  }

  /// The part behind the last slash.
  static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// A folder of that name is around the file.
  static func standsIn(_ folder: String, _ path: String) -> Bool {
    hasFolder(around: path) { $0.elementsEqual(folder.utf8) }
  }

  /// One of the folders around the file has such a name; the names are bytes, since nearly every file of a tree is asked.
  static func hasFolder(around path: String, where isWanted: (Slice<UnsafeBufferPointer<UInt8>>) -> Bool) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var start = 0
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "/") {
        if isWanted(bytes[start..<index]) { return true }
        start = index + 1
      }
      return false
    }
  }

  /// The name without its last extension.
  static func stem(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The last extension in small letters, empty without one.
  static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// A path seen from a folder, with `.` and `..` worked out; nil where it is absolute or leaves the root.
  static func join(_ folder: String, _ path: String) -> String? {
    if path.utf8.first == UInt8(ascii: "/") { return nil }
    if isPlain(folder), isPlain(path) { return folder.isEmpty ? path : path.isEmpty ? folder : "\(folder)/\(path)" }
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if parts.popLast() == nil { return nil }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Nothing has to be worked out: no part is empty, and none begins with a point. Nearly all paths are such.
  private static func isPlain(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      var isStart = true
      for byte in bytes {
        if isStart, byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
        isStart = byte == UInt8(ascii: "/")
      }
      return !isStart || bytes.isEmpty
    }
  }
}
