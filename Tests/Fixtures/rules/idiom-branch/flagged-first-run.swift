import UIKit

/// What somebody new gets on one kind of device, beside other questions to the screen.
final class Studio: UIViewController {
  func begin() {
    if settings.isFirstRun && UIDevice.current.userInterfaceIdiom == .phone { settings.showsKeys = 1 }  // want idiom-branch note
    if !store.bool(forKey: "hasSeenTour") {
      if UIDevice.current.userInterfaceIdiom == .pad { engine.buffer = .long }  // want idiom-branch note
    }
    if settings.isFirstRun && UIDevice.current.userInterfaceIdiom == .phone { keys.frame.size.height = 80 }  // want idiom-branch warning
    if options.isLoud && UIDevice.current.userInterfaceIdiom == .phone { options.showsKeys = 1 }  // want idiom-branch warning
    zoom = UIScreen.main.bounds.height > 700  // want main-screen-bounds, width-threshold
  }
  /// How fine the screen is says nothing of its size.
  func zoomed() {
    if UIDevice.current.userInterfaceIdiom == .phone { options.showsKeys = 1 }  // want idiom-branch note
    if UIScreen.main.nativeScale != UIScreen.main.scale { warn() }  // want main-screen-scale, main-screen-scale
  }
}
