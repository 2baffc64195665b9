import ResizelintRules

/// Where a project says who owns what.
enum OwnersFile {
  /// The places in which GitHub and GitLab look, in their order.
  private static let places = [".github/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS", ".gitlab/CODEOWNERS"]

  /// The owners of a project by its canonical root; nil where it names none.
  static func read(root: [UInt8]) -> CodeOwners? {
    for place in places {
      let path = root + [SystemPath.slash] + Array(place.utf8)
      if let bytes = WholeFile.read(path, followingLinks: false, limit: sizeLimit) { return CodeOwners(bytes) }
    }
    return nil
  }

  /// What GitHub reads of one.
  private static let sizeLimit = 3 << 20
}
