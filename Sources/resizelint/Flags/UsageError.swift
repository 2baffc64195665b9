/// A command line that says something which the program cannot do; nothing has been linted yet.
struct UsageError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}
