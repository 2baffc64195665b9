/// The name and the version by which the program goes.
enum Version {
  static let name = "resizelint"
  static let number = "0.1.0"
}
