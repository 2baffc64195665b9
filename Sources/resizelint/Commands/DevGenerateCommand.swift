import ResizelintRules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `resizelint dev generate`: writes the files of this repository that are made from `rules.json`.
enum DevGenerateCommand {
  /// Writes what is stale below `root`, names it on stdout, and answers the exit status.
  static func run(root: String) -> Int32 {
    let root = URL(fileURLWithPath: root, isDirectory: true)
    do {
      let rules = try Data(contentsOf: root.appendingPathComponent(GeneratedFiles.source))
      let (files, problems) = GeneratedFiles.all(rulesJson: Array(rules))
      guard problems.isEmpty else {
        for problem in problems {
          print("\(GeneratedFiles.source):\(problem.line):\(problem.column): error: \(problem.message)")
        }
        return 2
      }
      for file in files {
        let url = root.appendingPathComponent(file.path)
        let content = Data(file.content.utf8)
        // An untouched file keeps its date, and the build what it made of it.
        if (try? Data(contentsOf: url)) == content { continue }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: url, options: .atomic)
        print(file.path)
      }
      return 0
    } catch {
      print("error: \(error)")
      return 3
    }
  }
}
