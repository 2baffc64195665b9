/// Tells the files that a run may learn something from by their names.
///
/// What each is good for is for the engine to say; the rest of a tree (images, fonts, archives) is never listed.
enum InputKind {
  static let extensionNames = [
    "swift", "h", "m", "mm", "plist", "pbxproj", "xcconfig", "xcscheme", "xctestplan", "xcworkspacedata", "entitlements",
    "storyboard", "xib", "json", "yml", "yaml", "bzl", "bazel",
  ]
  private static let extensions: Set<[UInt8]> = Set(extensionNames.map { Array($0.utf8) })

  private static let names: Set<[UInt8]> = [Array("BUILD".utf8)]

  static func isInput(_ name: ArraySlice<UInt8>) -> Bool {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return names.contains([UInt8](name)) }
    let ending = name[(dot + 1)...]
    // No ending above is longer; most names of a tree leave here without a look at the set.
    return ending.count <= 15 && extensions.contains([UInt8](ending))
  }
}
