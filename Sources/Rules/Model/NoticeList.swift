/// Notices in the order in which they came, each once: several targets may share the file that one is about.
struct NoticeList: Sendable {
  private(set) var all: [Notice] = []
  private var known: Set<Notice> = []

  init(_ notices: [Notice] = []) { append(contentsOf: notices) }

  mutating func append(_ notice: Notice) {
    if known.insert(notice).inserted { all.append(notice) }
  }

  mutating func append(contentsOf notices: [Notice]) {
    for notice in notices { append(notice) }
  }
}
