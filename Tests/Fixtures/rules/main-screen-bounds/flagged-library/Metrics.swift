/// Measured by whoever shows the first window.
enum Metrics {
  static var screenWidth = 0.0
  static var screenHeight = 0.0
}
