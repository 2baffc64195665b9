// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "resizelint",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "resizelint", targets: ["resizelint"])
  ],
  targets: [
    // The module names carry the product's name: as a plugin this package sits beside others, and two targets called
    // `Lexer` in one graph do not build.
    .target(name: "ResizelintLexer", path: "Sources/Lexer"),
    .target(name: "ResizelintRules", dependencies: ["ResizelintLexer"], path: "Sources/Rules"),
    .executableTarget(
      name: "resizelint", dependencies: ["ResizelintRules", "ResizelintLexer"], path: "Sources/resizelint"),
    // What more than one test target needs; no product holds it.
    .target(
      name: "ResizelintTestSupport", dependencies: ["ResizelintRules", "ResizelintLexer"], path: "Tests/Support"),
    .testTarget(name: "LexerTests", dependencies: ["ResizelintLexer", "ResizelintTestSupport"]),
    .testTarget(name: "RulesTests", dependencies: ["ResizelintRules", "ResizelintLexer", "ResizelintTestSupport"]),
    .testTarget(name: "CommandTests", dependencies: ["resizelint", "ResizelintRules"]),
  ],
  swiftLanguageModes: [.v6]
)

// A plain `swift build` of a package that declares plugins builds what they start twice: for itself, and as a tool of the host. Only
// those who depend on this package want that, and there it stands among the checkouts. A copy that is depended on by its path
// needs RESIZELINT_PLUGINS=1 in the environment.
let folders = Context.packageDirectory.split(separator: "/")
if folders.dropLast().last == "checkouts" || folders.contains("registry") || Context.environment["RESIZELINT_PLUGINS"] == "1" {
  package.products += [
    .plugin(name: "ResizelintCommandPlugin", targets: ["ResizelintCommandPlugin"]),
    .plugin(name: "ResizelintBuildToolPlugin", targets: ["ResizelintBuildToolPlugin"]),
  ]
  package.targets += [
    .plugin(
      name: "ResizelintCommandPlugin",
      capability: .command(intent: .custom(verb: "resizelint", description: "Find what breaks when windows become resizable")),
      dependencies: ["resizelint"]),
    .plugin(name: "ResizelintBuildToolPlugin", capability: .buildTool(), dependencies: ["resizelint"]),
  ]
}

// Fuzzing needs a toolchain with its run time, and everything built anew for it: only Scripts/fuzz.sh asks for it.
if Context.environment["RESIZELINT_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "resizelint-fuzz", dependencies: ["ResizelintTestSupport"], path: "Tests/Fuzz"))
}
