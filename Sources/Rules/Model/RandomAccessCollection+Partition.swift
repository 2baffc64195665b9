extension RandomAccessCollection where Index == Int {
  /// The first index whose element passes the test, in a list in which all elements behind one that does pass, too.
  func partitioned(_ passes: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if passes(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
