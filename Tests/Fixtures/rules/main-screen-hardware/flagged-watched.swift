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
