/// What keeps a view in place, whatever frame it began with.
extension SourceFile {
  /// The word is a member that takes constraints or a mask: an anchor, `autoresizingMask`, what libraries add to views.
  func isPinning(_ index: Int) -> Bool {
    guard code[index].kind == .word else { return false }
    let name = text(index)
    if name.hasSuffix("Anchor") || ["anchor", "autoPin", "pin", "constrain"].contains(where: name.hasPrefix) {
      return true
    }
    if name.containsPart("superview"),
      name.hasPrefix("layout") || name.hasPrefix("snap") || name.hasPrefix("fill") || name.hasPrefix("edges")
    {
      return true
    }
    return ["autoresizingMask", "translatesAutoresizingMaskIntoConstraints", "snp", "layout"]
      .contains(name)
  }
}
