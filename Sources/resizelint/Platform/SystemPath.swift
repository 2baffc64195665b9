#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Paths as the system spells them.
enum SystemPath {
  /// The one spelling of an existing path: absolute, with no link and no `..` in it.
  static func canonical(_ path: [UInt8]) throws(SystemError) -> [UInt8] {
    guard !path.contains(0), !path.isEmpty else { throw .notFound }
    var terminated = path
    terminated.append(0)
    let resolved = terminated.withUnsafeBytes { realpath($0.baseAddress!.assumingMemoryBound(to: CChar.self), nil) }
    guard let resolved else { throw .last }
    defer { free(resolved) }
    return [UInt8](UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }

  /// The spelling of a path that need not exist: its longest existing part made canonical, the rest as it is.
  static func canonicalEvenIfMissing(_ path: [UInt8]) -> [UInt8]? {
    var existing = path
    var missing: [UInt8] = []
    while true {
      if let canonical = try? canonical(existing.isEmpty ? [UInt8(ascii: ".")] : existing) {
        guard !missing.isEmpty else { return canonical }
        return canonical == [slash] ? canonical + missing : canonical + [slash] + missing
      }
      while existing.last == slash { existing.removeLast() }
      guard !existing.isEmpty else { return nil }
      let cut = existing.lastIndex(of: slash).map { $0 + 1 } ?? 0
      let name = existing[cut...]
      // What `..` means depends on the part that is missing.
      guard name != [dot, dot] else { return nil }
      if name != [dot] { missing = missing.isEmpty ? [UInt8](name) : name + [slash] + missing }
      existing.removeSubrange(cut...)
    }
  }

  /// The folder that holds a canonical path.
  static func parent(of path: [UInt8]) -> [UInt8] {
    guard let cut = path.lastIndex(of: slash), cut > 0 else { return [slash] }
    return [UInt8](path[..<cut])
  }

  /// The part of a canonical path below a canonical folder, empty for the folder itself; nil outside it.
  static func relative(_ path: [UInt8], to folder: [UInt8]) -> [UInt8]? {
    if folder == [slash] { return [UInt8](path.dropFirst()) }
    guard path.starts(with: folder) else { return nil }
    if path.count == folder.count { return [] }
    return path[folder.count] == slash ? [UInt8](path[(folder.count + 1)...]) : nil
  }

  static let slash = UInt8(ascii: "/")
  static let dot = UInt8(ascii: ".")
}
