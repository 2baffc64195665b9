/// The name and the version by which the program goes.
enum Version {
  static let name = "resizelint"
  static let number = "0.1.0"
  /// Where the rules are explained, each at its id.
  static let rulesPage = "https://github.com/OWNER/resizelint/blob/main/Documentation/Rules.md"
}
