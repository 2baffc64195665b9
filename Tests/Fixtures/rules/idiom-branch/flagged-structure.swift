import UIKit

/// Which views there are, by the name of what makes them.
final class Panels: UIViewController {
  /// A name that is put together, and picks a controller.
  func panel() -> UIViewController? {
    var name = "Panel"
    if UIDevice.current.userInterfaceIdiom == .phone { name = "Small" + name }  // want idiom-branch warning
    return storyboard?.instantiateViewController(withIdentifier: name)
  }
  /// The same, and only read.
  func heading() {
    var heading = "Panel"
    if UIDevice.current.userInterfaceIdiom == .phone { heading = "Small " + heading }  // want idiom-branch note
    speak(heading)
  }
  func nib() -> UINib { UINib(nibName: UIDevice.current.userInterfaceIdiom == .pad ? "Card_iPad" : "Card_iPhone", bundle: nil) }  // want idiom-branch warning
  func board() -> UIStoryboard { UIStoryboard(name: UIDevice.current.userInterfaceIdiom == .pad ? "Main_iPad" : "Main", bundle: nil) }  // want idiom-branch warning
  var cellIdentifier: String { UIDevice.current.userInterfaceIdiom == .pad ? "wide" : "tall" }  // want idiom-branch warning
  func cell(_ table: UITableView, at path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: UIDevice.current.userInterfaceIdiom == .pad ? "wide" : "tall", for: path)  // want idiom-branch warning
  }
  func wide(_ table: UITableView, at path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: cellIdentifier, for: path)  // want idiom-branch warning
  }
  /// Who asks for it is no part of its name.
  func next() { performSegue(withIdentifier: "next", sender: UIDevice.current.userInterfaceIdiom == .pad ? "tablet" : "phone") }  // want idiom-branch note
  /// A screen of its own for each kind of device, and one that only one kind gets.
  func share() {
    if UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch warning
      performSegue(withIdentifier: "shareWide", sender: self)
    } else {
      performSegue(withIdentifier: "shareTall", sender: self)
    }
  }
  func about() {
    if UIDevice.current.userInterfaceIdiom == .pad { performSegue(withIdentifier: "about", sender: self) }  // want idiom-branch note
  }
  /// The root of a window, and views that go.
  func start(_ window: UIWindow, _ board: UIStoryboard) {
    if UIDevice.current.userInterfaceIdiom == .pad {  // want idiom-branch warning
      window.rootViewController = board.instantiateInitialViewController()
    }
  }
  func clear() {
    guard UIDevice.current.userInterfaceIdiom == .pad else { return }  // want idiom-branch warning
    lower.subviews.forEach { $0.removeFromSuperview() }
  }
  /// Something of the root is no root.
  func mark(_ window: UIWindow) { window.rootViewController?.kind = UIDevice.current.userInterfaceIdiom == .pad ? 1 : 2 }  // want idiom-branch note
}

/// A view by its name alone, whatever the name; a row of a form is made in place.
struct Movies: View {
  var body: some View {
    list.toolbar {
      if UIDevice.current.userInterfaceIdiom == .phone { topPicker }  // want idiom-branch warning
      if UIDevice.current.userInterfaceIdiom == .pad { ThemePicker() }  // want idiom-branch note
    }
  }
  func note() {
    if UIDevice.current.userInterfaceIdiom == .phone { remember() }  // want idiom-branch note
  }
}

/// The device picks which of two objects is asked: what they say is none of the device's.
final class Modal {
  let sheet = Sheet()
  let card = Card()
  private var isTablet: Bool { UIDevice.current.userInterfaceIdiom == .pad }  // want idiom-branch note
  var isClosable: Bool {
    if isTablet {  // want idiom-branch note
      return card.isClosable
    } else {
      return sheet.isClosable
    }
  }
}
struct Prompt: View {
  let modal: Modal
  var body: some View { Text("Really?").hidden(modal.isClosable) }
}
