import ResizelintRules

/// How text is shown where it goes.
struct Screen {
  let width: Int
  let usesColors: Bool

  /// `NO_COLOR` and a terminal that calls itself dumb count only where nobody has decided.
  init(color: Options.Color, isTerminal: Bool) {
    width = (isTerminal ? Terminal.outputWidth : nil) ?? TextReporter.defaultWidth
    usesColors =
      switch color {
      case .always: true
      case .never: false
      case .auto: isTerminal && (Terminal.environment("NO_COLOR") ?? "").isEmpty && Terminal.environment("TERM") != "dumb"
      }
  }
}
