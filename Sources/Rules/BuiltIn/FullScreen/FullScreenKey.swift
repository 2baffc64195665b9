/// The full-screen key of one build and its companion.
struct FullScreenKey {
  static let name = "UIRequiresFullScreen"
  static let companion = "UIRequiresFullScreenIgnoredStartingWithVersion"
  /// The system whose SDK leaves no way out of resizing: the key ignored from this version on or an earlier one is no
  /// obstacle.
  static let lastUsefulVersion = 27

  let plist: MergedPlist

  /// The key and its device variants, where the value is known.
  var entries: [(entry: MergedEntry, isTrue: Bool)] {
    plist.variants(of: FullScreenKey.name).compactMap { entry in entry.value.bool.map { (entry, $0) } }
  }

  var isTrue: Bool { entries.contains(where: \.isTrue) }

  /// Whether the key may be true: it is, or nobody can tell.
  var mayBeTrue: Bool {
    let all = plist.variants(of: FullScreenKey.name)
    return all.isEmpty ? !plist.isComplete : all.contains { $0.value.bool ?? true }
  }

  /// The version from which the system ignores the key, as written, where it is one.
  var ignoredFrom: (text: String, major: Int)? {
    guard let value = plist[FullScreenKey.companion], value.isResolved, let text = value.string else { return nil }
    return FullScreenKey.major(text).map { (text, $0) }
  }

  /// The first number of a dotted version; nil for what is none.
  static func major(_ text: String) -> Int? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts.allSatisfy({ $0.count <= 4 && !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }) else {
      return nil
    }
    return Int(parts[0])
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
