/// What the build makes of a file, told by its name.
enum FileKind {
  private static let compiled: Set<String> = ["swift", "m", "mm", "c", "cc", "cpp", "cxx", "metal", "s", "intentdefinition"]

  /// Folders that are one thing to the build.
  private static let bundles: Set<String> = [
    "xcassets", "bundle", "framework", "xcframework", "xcdatamodeld", "xcmappingmodel", "docc", "scnassets", "playground", "icon",
    "xcodeproj", "xcworkspace", "storekit", "xctestplan", "app",
  ]

  static func isCompiled(_ path: String) -> Bool { compiled.contains(ProjectPath.fileExtension(of: path)) }

  /// What stands in a folder without being built into the target.
  static func isNoMember(_ path: String) -> Bool {
    ["xcodeproj", "xcworkspace", "docc", "playground", "xcconfig", "h", "hpp", "md", "entitlements", "xctestplan"]
      .contains(ProjectPath.fileExtension(of: path))
  }

  /// The outermost bundle that a file stands in, below a folder.
  static func bundle(of path: String, below folder: String) -> String? {
    let bytes = path.utf8
    var start = folder.isEmpty ? bytes.startIndex : bytes.index(bytes.startIndex, offsetBy: folder.utf8.count + 1)
    while let slash = bytes[start...].firstIndex(of: UInt8(ascii: "/")) {
      if let dot = bytes[start..<slash].lastIndex(of: UInt8(ascii: ".")),
        bundles.contains(path[bytes.index(after: dot)..<slash].lowercased())
      {
        return String(path[..<slash])
      }
      start = bytes.index(after: slash)
    }
    return nil
  }
}
