import UIKit

open class BaseRoom: UIViewController {
  public var turn: UIDeviceOrientation = .unknown
  private var hiddenTurn: UIDeviceOrientation = .unknown
  func keep() { turn = UIDevice.current.orientation }  // want device-orientation
}
