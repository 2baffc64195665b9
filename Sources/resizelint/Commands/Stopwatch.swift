/// What takes how long, for `--timings`.
final class Stopwatch {
  private let start = ContinuousClock.now
  private var laps: [(name: String, time: Duration)] = []

  /// Runs a part of the work and keeps its time under a name.
  func time<Result, Failure: Error>(_ name: String, _ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let start = ContinuousClock.now
    defer { laps.append((name, .now - start)) }
    return try body()
  }

  /// The parts and the whole, one line each, in the order in which they ran.
  var lines: [String] {
    (laps + [("in all", .now - start)]).map { lap in
      let (seconds, attoseconds) = lap.time.components
      let tenths = seconds * 10_000 + attoseconds / 100_000_000_000_000
      let text = "\(tenths / 10).\(tenths % 10)"
      return String(repeating: " ", count: max(0, 9 - text.count)) + "\(text) ms  \(lap.name)"
    }
  }
}
