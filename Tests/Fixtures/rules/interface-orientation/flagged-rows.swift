import UIKit

/// How many rows there are in a turned window; a kind of device has its features.
final class Attachments: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int {
    UIApplication.shared.statusBarOrientation.isLandscape ? 1 : 2  // want interface-orientation warning
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch section {
    case 0:
      if hasPhotos && !view.window!.windowScene!.interfaceOrientation.isLandscape {  // want interface-orientation warning
        return 2
      } else {
        var count = choices.count
        if canTakePhotos { count += 1 }
        return count
      }
    case 1: return choices.count
    default:
      return traitCollection.userInterfaceIdiom == .pad ? 3 : 2  // want idiom-branch note
    }
  }
}

/// By the screen, and by how the device is held.
final class Grid: UICollectionViewController {
  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    if UIDevice.current.orientation.isLandscape { return 6 }  // want device-orientation warning
    return UIScreen.main.bounds.width > 700 ? 4 : 2  // want main-screen-bounds warning, width-threshold
  }
}
