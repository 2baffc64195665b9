/// How names are made of words.
extension String {
  /// The lower-case ASCII text stands somewhere in the name, whatever the case there.
  func containsPart(_ part: String) -> Bool {
    let part = part.utf8
    return utf8.withContiguousStorageIfAvailable { name in
      guard name.count >= part.count else { return false }
      search: for start in 0...(name.count - part.count) {
        for (offset, byte) in part.enumerated() where name[start + offset] | 0x20 != byte { continue search }
        return true
      }
      return false
    } ?? lowercased().contains(String(part))
  }

  /// The lower-case word is one of those that the name is made of: `push` in `isPushPresented`, not in `pusher`.
  func hasNameWord(_ word: String) -> Bool {
    let name = Array(utf8)
    let word = Array(word.utf8)
    guard name.count >= word.count else { return false }
    func isLower(_ place: Int) -> Bool { place >= 0 && place < name.count && name[place] >= 0x61 && name[place] <= 0x7A }
    search: for start in 0...(name.count - word.count) {
      // It begins the name, or with a capital.
      guard name[start] | 0x20 == word[0], start == 0 || !isLower(start) && name[start] != word[0] else { continue }
      for offset in word.indices.dropFirst() where name[start + offset] != word[offset] { continue search }
      if !isLower(start + word.count) { return true }
    }
    return false
  }
}
