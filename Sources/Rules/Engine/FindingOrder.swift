/// The one order of findings: phase, place of the rule in the catalogue, path, line, column.
struct FindingOrder {
  let catalogue: Catalogue

  /// Findings of the same place and message stay as they come.
  func sorted(_ findings: [Finding]) -> [Finding] {
    findings.enumerated().sorted { left, right in
      if precedes(left.element, right.element) { return true }
      return left.offset < right.offset && !precedes(right.element, left.element)
    }.map(\.element)
  }

  private func precedes(_ left: Finding, _ right: Finding) -> Bool {
    let phases = (left.phase?.number ?? .max, right.phase?.number ?? .max)
    if phases.0 != phases.1 { return phases.0 < phases.1 }
    if left.rule != right.rule {
      let orders = (catalogue.order(of: left.rule) ?? .max, catalogue.order(of: right.rule) ?? .max)
      return orders.0 != orders.1 ? orders.0 < orders.1 : left.rule.name < right.rule.name
    }
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    return (left.line, left.column, left.endLine, left.endColumn, left.message)
      < (right.line, right.column, right.endLine, right.endColumn, right.message)
  }
}
