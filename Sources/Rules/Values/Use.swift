/// What a value that was read is used for.
struct Use: Sendable, Equatable {
  var intent: Intent
  /// The use in a few words: "a frame's width"; nil where the intent says all there is.
  var purpose: String?
  /// A variant of the rule's message that says why the use is the lesser evil; such a use is a note.
  var excuse: String?

  init(_ intent: Intent, _ purpose: String? = nil, excuse: String? = nil) {
    self.intent = intent
    self.purpose = purpose
    self.excuse = excuse
  }

  /// Something is measured of the value.
  static let measurement = Use(.layout, "a measurement")
  /// The value picks the views that there are: a nib, a storyboard's controller, another branch of a view builder.
  static let structure = Use(.layout, "which views there are")

  /// How many rows or items a list has.
  static let rows = Use(.product, "which rows there are")

  /// Which text there is.
  static let text = Use(.product, "a text")

  /// The interface is turned, or is told which way it may be turned.
  static let rotation = Use(.product, "a rotation")
  static let orientationLock = Use(.product, "an orientation lock")

  /// How much a use weighs against another of the same value: a name that is used twice counts by its worst use.
  var weight: Int {
    switch intent {
    case .layout: 5
    case .unknown: 4
    case .appearance, .presentation, .product, .wrapper: 3
    case .cameraMotion, .compatibility: 2
    case .metadata, .capability, .platform: 1
    case .test, .preview, .unreachable: 0
    }
  }

  /// What the name of a holder says of whatever is set in it.
  var isSure: Bool { intent == .layout && self != .structure || intent == .presentation || intent == .metadata }

  static func worst(_ uses: [Use]) -> Use? { uses.max { $0.weight < $1.weight } }
}
