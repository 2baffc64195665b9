import ResizelintRules

/// A command line, understood.
struct Invocation: Sendable, Equatable {
  var command = Command.lint
  var options = Options()
  /// PATHs, ids: what is no option.
  var operands: [String] = []
}

/// Turns the words of a command line into what they ask for.
enum ArgumentParser {
  /// `--name value` and `--name=value` say the same; `--` ends the options, and what follows is no command either.
  static func parse(_ arguments: some Sequence<String>) throws(UsageError) -> Invocation {
    var invocation = Invocation()
    var given: [Flag] = []
    var hasCommand = false
    var words = Array(arguments)[...]
    while let word = words.popFirst() {
      if word == "--" {
        invocation.operands += words
        break
      }
      if word == "-h" {
        invocation.options.asksForHelp = true
      } else if word.hasPrefix("-"), word != "-" {
        given.append(try apply(word, to: &invocation.options, rest: &words))
      } else if !hasCommand, invocation.operands.isEmpty, let command = Command(word: word) {
        invocation.command = command
        hasCommand = true
      } else {
        invocation.operands.append(word)
      }
    }
    for flag in given where !flag.commands.contains(invocation.command) {
      throw UsageError("--\(flag.name) is no option of \(invocation.command.rawValue)")
    }
    return invocation
  }

  private static func apply(_ word: String, to options: inout Options, rest: inout ArraySlice<String>) throws(UsageError) -> Flag
  {
    let body = word.hasPrefix("--") ? word.dropFirst(2) : word.dropFirst(1)
    let equals = body.firstIndex(of: "=")
    let name = String(body[..<(equals ?? body.endIndex)])
    guard word.hasPrefix("--"), let flag = FlagTable.flag(named: name) else {
      let near = NearestName.of(name, among: FlagTable.all.map(\.name))
      throw UsageError("unknown option \(word.prefix { $0 != "=" })" + (near.map { "; did you mean --\($0)?" } ?? ""))
    }
    let attached = equals.map { String(body[body.index(after: $0)...]) }
    guard let placeholder = flag.value.placeholder else {
      guard attached == nil else { throw UsageError("--\(name) takes no value") }
      try flag.apply("", &options)
      return flag
    }
    // A value that looks like the next option is one that was forgotten.
    let value = attached ?? (rest.first?.hasPrefix("--") == true ? nil : rest.popFirst())
    guard let value, !value.isEmpty else { throw UsageError("--\(name) needs a value: \(placeholder)") }
    try flag.apply(value, &options)
    return flag
  }
}

extension Command {
  /// The command that a first word names.
  init?(word: String) {
    guard let command = Command.allCases.first(where: { $0.word == word }) else { return nil }
    self = command
  }
}

extension UsageError {
  /// A word that is none of those known, with the nearest one.
  static func unknown(_ word: String, of place: String, among known: [String]) -> UsageError {
    let near = NearestName.of(word, among: known)
    return UsageError(
      "\(place): \(word) is none of \(known.joined(separator: ", "))" + (near.map { "; did you mean \($0)?" } ?? ""))
  }
}
