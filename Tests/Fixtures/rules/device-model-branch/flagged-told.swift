import UIKit

/// The machine is the model, whatever else is asked.
func machine() -> String {
  var info = utsname()  // want device-model-branch note
  uname(&info)
  return String(describing: info.machine) + String(describing: info.release)
}

/// A name that is told and asked.
func start() {
  let model = UIDevice.current.model  // want device-model-branch note
  send("model", model)
  if ["iPad", "iPod"].contains(model) { open(.drawer) }
}

/// A field of nothing that is sent, and one that is asked.
final class Kind {
  let name = UIDevice.current.model  // want device-model-branch note
}
struct Saved: Codable {
  var name = UIDevice.current.model  // want device-model-branch note
  var isTablet: Bool { name == "iPad" }  // want device-model-branch note
}
