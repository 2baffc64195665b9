import UIKit

final class Chrome: UIViewController {
  let top = UINavigationBar()  // want bar-standalone
  //        ^
  lazy var tabs: UITabBar = UITabBar(frame: .zero)  // want bar-standalone

  override func viewDidLoad() {
    super.viewDidLoad()
    let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 50))  // want bar-standalone
    view.addSubview(tools)
    view.addSubview(UIKit.UIToolbar())  // want bar-standalone
    install([
      UINavigationBar(  // want bar-standalone
        frame: view.bounds)
    ])
  }

  func install(_ bars: [UIView]) {}

  func makeBar() -> UIView {
    let bar = UITabBar()  // want bar-standalone
    bar.isTranslucent = true
    return bar
  }
}
