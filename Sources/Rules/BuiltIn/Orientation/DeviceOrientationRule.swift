/// The way the device is held.
struct DeviceOrientationRule: ReadRule {
  static let id: RuleID = "device-orientation"
  static let question = Question.deviceOrientation
}
