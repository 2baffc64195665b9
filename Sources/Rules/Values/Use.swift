/// What a read value is used for.
struct Use: Sendable {
  var intent: Intent

  static func of(_ read: Read, in file: SourceFile, _ context: FileContext) -> Use {
    if context.isTest { return Use(intent: .test) }
    return Use(intent: .unknown)
  }
}
