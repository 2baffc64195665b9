import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that a test runs as a process.
struct Executable {
  struct Outcome {
    var status: Int32
    var output: [UInt8]
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  let path: String

  /// The program under test, which stands beside the test bundle.
  static let resizelint: Executable = {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath ?? CommandLine.arguments[0]
    #else
      let bundle = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    #endif
    let folder = URL(fileURLWithPath: bundle).deletingLastPathComponent()
    return Executable(path: folder.appendingPathComponent("resizelint").path)
  }()

  /// The program as somebody who owns nothing, which root alone can become; nil for anybody else.
  static func unprivileged(in scratch: Scratch) throws -> Executable? {
    guard getuid() == 0, FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") else { return nil }
    // The program may stand where only its owner can go.
    let copy = try scratch.folder("bin") + "/resizelint"
    try FileManager.default.copyItem(atPath: resizelint.path, toPath: copy)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy)
    return Executable(path: "/usr/bin/setpriv", first: ["--reuid=65534", "--regid=65534", "--clear-groups", copy])
  }

  static let git = Executable(path: "/usr/bin/env", first: ["git"])

  private let first: [String]

  init(path: String, first: [String] = []) {
    self.path = path
    self.first = first
  }

  /// Runs to the end; input and outputs go through files, so that no pipe can fill up.
  func run(_ arguments: [String], in folder: String, input: [UInt8] = [], environment: [String: String] = [:]) throws -> Outcome {
    let scratch = try Scratch()
    for name in ["in", "out", "err"] { try scratch.file(name) }
    try Data(input).write(to: URL(fileURLWithPath: scratch["in"]))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = first + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: scratch["in"])
    process.standardOutput = FileHandle(forWritingAtPath: scratch["out"])
    process.standardError = FileHandle(forWritingAtPath: scratch["err"])
    try process.run()
    process.waitUntilExit()
    let output = try Data(contentsOf: URL(fileURLWithPath: scratch["out"]))
    return Outcome(status: process.terminationStatus, output: Array(output), errors: try scratch.content("err"))
  }
}
