/// Makes one report of several, each of other files of one project.
public enum ReportMerger {
  /// Why reports are no parts of one whole.
  public struct Problem: Error, Equatable {
    public let message: String
  }

  /// The report that one run over all the files would have written.
  ///
  /// Where the parts are shards, all shards must be there, each once: a part that was lost would pass for one without findings.
  public static func merge(_ parts: [(name: String, report: Report)], catalogue: Catalogue) throws(Problem) -> Report {
    try checkShards(parts)
    let reports = parts.map(\.report)
    let order = FindingOrder(catalogue: catalogue)
    let chapters = Phase.allCases.enumerated().map { number, phase in
      let chapters = reports.map { $0.chapters[number] }
      let standings = chapters.compactMap(\.isClear)
      return Report.Chapter(
        phase: phase, isClear: standings.isEmpty ? nil : !standings.contains(false),
        findings: order.sorted(chapters.flatMap(\.findings)))
    }
    var merged = Report(
      fileCount: reports.reduce(0) { $0 + $1.fileCount }, chapters: chapters,
      housekeeping: order.sorted(reports.flatMap(\.housekeeping)), notices: [])
    merged.add(reports.flatMap(\.notices))
    for report in reports { merged.unseen.merge(report.unseen, uniquingKeysWith: +) }
    return merged
  }

  private static func checkShards(_ parts: [(name: String, report: Report)]) throws(Problem) {
    guard let first = parts.first(where: { $0.report.shard != nil }), let count = first.report.shard?.count else { return }
    var names: [Int: String] = [:]
    for (name, report) in parts {
      guard let shard = report.shard, shard.count == count else {
        let what = report.shard.map { "is shard \($0)" } ?? "is no shard"
        throw Problem(message: "\(name) \(what), and \(first.name) is one of \(count)")
      }
      if let other = names.updateValue(name, forKey: shard.index) {
        throw Problem(message: "\(other) and \(name) are both shard \(shard)")
      }
    }
    let missing = (1...count).filter { names[$0] == nil }
    guard missing.isEmpty else {
      let listed = missing.prefix(10).map(String.init).joined(separator: ", ")
      let more = missing.count > 10 ? " and \(missing.count - 10) more" : ""
      throw Problem(message: "of \(count) shards \(listed)\(more) \(missing.count == 1 ? "is" : "are") missing")
    }
  }
}
