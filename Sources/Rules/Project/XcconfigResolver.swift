import ResizelintLexer

/// Flattens `.xcconfig` files and what they include into one level of settings, each file read once.
struct XcconfigResolver {
  /// Includes that may stand in one another.
  static let depthLimit = 32
  /// Files that one level may be made of, counting repeats.
  static let fileLimit = 512

  private let files: ProjectFiles
  private var documents: [String: (source: SourceText, document: XcconfigDocument)?] = [:]
  private var levels: [String: SettingsLevel] = [:]
  private(set) var notices = NoticeList()

  init(files: ProjectFiles) { self.files = files }

  /// The settings of a file and of what it includes, in the order of the lines.
  mutating func level(of path: String) -> SettingsLevel {
    if let level = levels[path] { return level }
    var level = SettingsLevel()
    var remaining = XcconfigResolver.fileLimit
    read(path, into: &level, active: [], remaining: &remaining)
    levels[path] = level
    return level
  }

  /// Recursion is bounded by `depthLimit`.
  private mutating func read(_ path: String, into level: inout SettingsLevel, active: [String], remaining: inout Int) {
    remaining -= 1
    guard remaining >= 0, let (source, document) = document(path) else { return }
    for statement in document.statements {
      switch statement {
      case .assignment(let assignment):
        let key = String(decoding: source.bytes[assignment.nameRange], as: UTF8.self)
        level.add(
          Setting(
            key: key, conditions: assignment.conditions, value: assignment.value, source: source, range: assignment.nameRange),
          name: assignment.name)
      case .include(let include):
        let line = source.line(of: include.range.lowerBound)
        guard let target = includedPath(include.path, from: path) else {
          if !include.isOptional {
            note(path, line, "the included file '\(include.path)' is not in the project")
            level.isComplete = false
          }
          continue
        }
        guard !active.contains(target), target != path else {
          note(path, line, "'\(include.path)' includes itself")
          continue
        }
        guard active.count < XcconfigResolver.depthLimit else {
          note(path, line, "more than \(XcconfigResolver.depthLimit) files include one another")
          continue
        }
        read(target, into: &level, active: active + [path], remaining: &remaining)
      }
    }
  }

  /// Relative to the including file; what leaves the tree is not read.
  private func includedPath(_ include: String, from path: String) -> String? {
    let name = include.hasSuffix(".xcconfig") || include.isEmpty ? include : include + ".xcconfig"
    for candidate in [include, name] {
      if let joined = ProjectPath.join(ProjectPath.folder(of: path), candidate), let spelling = files.spelling(of: joined) {
        return spelling
      }
    }
    return nil
  }

  private mutating func document(_ path: String) -> (source: SourceText, document: XcconfigDocument)? {
    if let known = documents[path] { return known }
    guard let bytes = files.read(path) else {
      note(path, nil, "the file cannot be read")
      documents[path] = .some(nil)
      return nil
    }
    let (text, _) = SourceEncoding.utf8(bytes)
    let source = SourceText(path: path, bytes: text)
    let document = XcconfigReader.read(text)
    notices.append(contentsOf: document.problems.map(source.notice))
    documents[path] = (source, document)
    return (source, document)
  }

  private mutating func note(_ path: String, _ line: Int?, _ message: String) {
    let notice = Notice(path: path, line: line, message: message)
    notices.append(notice)
  }
}
