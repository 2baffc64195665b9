import UIKit

/// A kept orientation that only tells whether it is kept again.
final class Editor: UIViewController {
  private var wasWide: Bool?
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(keepTurn), name: UIDevice.orientationDidChangeNotification, object: nil)  // want device-orientation note
  }
  @objc private func keepTurn() {
    guard wasWide != nil else {
      wasWide = UIDevice.current.orientation.isLandscape  // want device-orientation note
      return
    }
    let now = UIDevice.current.orientation.isLandscape  // want device-orientation note
    if let wide = self.wasWide, wide != now, !UIDevice.current.orientation.isFlat {  // want device-orientation note
      wasWide = now
    }
  }
}

/// Somebody else reads it.
final class Reader: UIViewController {
  private var wasRead = false
  func turned() {
    let now = UIDevice.current.orientation.isLandscape  // want device-orientation warning
    if now != wasRead { wasRead = now }
  }
  func columns() -> Int { wasRead ? 2 : 1 }
}

/// Any file may read it.
final class Shared: UIViewController {
  var wasShared = false
  func turned() {
    let now = UIDevice.current.orientation.isLandscape  // want device-orientation warning
    if now != wasShared { wasShared = now }
  }
}

/// Something follows it.
final class Follower: UIViewController {
  private var wasFollowed = false { didSet { reload() } }
  func turned() {
    let now = UIDevice.current.orientation.isLandscape  // want device-orientation warning
    if now != wasFollowed { wasFollowed = now }
  }
}

/// The news is acted on.
final class Actor: UIViewController {
  private var wasActedOn = false
  func turned() {
    guard UIDevice.current.orientation.isLandscape != wasActedOn else { return }  // want device-orientation warning
    wasActedOn.toggle()
    reload()
  }
}

/// Nothing is decided yet.
func turned() {
  if UIDevice.current.orientation.isLandscape {  // want device-orientation note
  }
}
