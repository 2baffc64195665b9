extension Phase {
  /// What is true when a team is done with the phase.
  var goal: String {
    switch self {
    case .defuse:
      "every app target adopts scenes and has a launch screen, and nothing opts it out of resizing: it launches and is accepted in every "
        + "configuration."
    case .antiPatterns:
      "layout has one input, the space at hand: no screen, device, idiom or orientation decides a size, and nothing that was measured "
        + "once is used after a resize."
    case .twoPasses:
      "the size class gives the direction and a measured width the degree, thresholds stand in one place, and every function is there at "
        + "every width."
    case .tests:
      "every screen is tried in each shape of the space: every function is there, nothing is cut off, every control can be touched."
    }
  }
}
