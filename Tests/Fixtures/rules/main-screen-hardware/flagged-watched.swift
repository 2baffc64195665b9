import UIKit

/// What is watched is asked; a parameter that is called so is another's.
final class Guard {
  private let isWatched = UIScreen.main.publisher(for: \.isCaptured)  // want main-screen-hardware note
  func start() {
    task = ids.combineLatest(isWatched, names).sink { [weak self] id, isWatched, name in  // want main-screen-hardware note
      guard isWatched else { return }
      self?.hide(id, name)
    }
  }
}

/// It is set and logged: what it is set for counts.
final class Film {
  private(set) var pace = UIScreen.main.maximumFramesPerSecond {  // want main-screen-hardware note
    didSet {
      metal?.preferredFramesPerSecond = pace
      log.debug("pace is \(pace)")
    }
  }
}
