import UIKit

/// The name and release of the system are no model.
func darwin() -> String {
  var info = utsname()
  uname(&info)
  return String(bytes: Data(bytes: &info.release, count: 256), encoding: .ascii) ?? ""
}

/// A text that is put together of names.
func agent(_ name: String) -> String {
  let model = UIDevice.current.model
  let system = UIDevice.current.systemVersion
  return "\(name)/1.0 (\(model); iOS \(system))"
}

/// What is sent along.
func report(_ session: Session) {
  let model = UIDevice.current.model
  session.track("start", ["model": model, "os": "iOS"])
  var params: [String: String] = [:]
  params["device"] = UIDevice.current.model
  params["device_name"] = "iOS " + model
  session.load(URLQueryItem(name: "platform", value: UIDevice.current.model))
}

/// A field of what is sent.
struct Launch: Encodable {
  let deviceType: String = UIDevice.current.model + "-1"
}

/// A text that people read, wherever it stands.
struct Place: View {
  var body: some View { Text("On My \(UIDevice.current.model)") }
}
