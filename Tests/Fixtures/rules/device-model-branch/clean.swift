import UIKit

enum Machine {
  /// A table of names for people: nothing is decided.
  static func name(of identifier: String) -> String {
    switch identifier {
    case "iPhone15,2": return "iPhone 14 Pro"
    case "iPad13,1": return "iPad Air"
    default: return identifier
    }
  }

  /// A string that looks alike is only held.
  static let example = "iPhone15,2"
  static let list = ["iPhone15,2", "iPhone15,3"]

  /// Other texts.
  static func isPadApp(_ name: String) -> Bool { name == "iPad" }
  static func version(_ text: String) -> Bool { text == "15,2" }

  /// A model of the project's own.
  struct Car { var model = "T" }
  static func isT(_ car: Car) -> Bool { car.model == "T" }

  /// The system's version is no model.
  static var isNew: Bool { UIDevice.current.systemVersion.hasPrefix("27") }
}

/// What device a report comes from.
func report() -> [String: String] { ["model": UIDevice.current.model, "text": "\(UIDevice.current.model)"] }

/// Which models have a piece of hardware.
enum Haptics {
  static func isOldEngine(_ identifier: String) -> Bool { ["iPhone8,1", "iPhone8,2"].contains(identifier) }
}
