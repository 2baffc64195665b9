import Foundation

@testable import resizelint

/// A folder of its own for one test, gone with the value.
final class Scratch {
  let path: String

  init() throws {
    let base = try SystemPath.canonical(Array(FileManager.default.temporaryDirectory.path.utf8))
    path = String(decoding: base, as: UTF8.self) + "/resizelint-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    _ = try? FileManager.default.removeItem(atPath: path)
  }

  var bytes: [UInt8] { Array(path.utf8) }

  subscript(name: String) -> String { name.isEmpty ? path : "\(path)/\(name)" }

  @discardableResult
  func folder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
    return self[name]
  }

  @discardableResult
  func file(_ name: String, _ content: String = "") throws -> String {
    let url = URL(fileURLWithPath: self[name])
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(content.utf8).write(to: url)
    return self[name]
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
  }

  func content(_ name: String) throws -> String { try String(contentsOfFile: self[name], encoding: .utf8) }

  func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self[folder]).sorted()
  }

  /// The paths that a walk lists, with `-` before those that are not reported.
  func walk(_ targets: [String] = [""], _ options: Walker.Options = .init(), jobs: Int = 2) throws -> [String] {
    try listing(targets, options, jobs: jobs).files.map { ($0.isReported ? "" : "-") + $0.path }
  }

  func listing(_ targets: [String] = [""], _ options: Walker.Options = .init(), jobs: Int = 2) throws -> Listing {
    let walker = Walker(root: bytes, options: options, workers: Workers(count: jobs))
    return try walker.list(
      targets.map { target in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: self[target], isDirectory: &isFolder)
        return Walker.Target(path: Array(target.utf8), isFolder: isFolder.boolValue)
      })
  }
}
