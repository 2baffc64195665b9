import ResizelintLexer

/// Gathers the facts of one file while it is in memory.
struct SourceFactCollector {
  private let file: SourceFile
  private let lines: LineTable.Lazy
  private var gathered: SourceFacts
  private var layout = LayoutFactCollector()

  /// Words at which `note` wants to be asked.
  static let words = ownWords + LayoutFactCollector.words
  private static let ownWords = ["UIApplicationMain", "UIWindow", "windowScene", "storyboard"]

  init(file: SourceFile, isTest: Bool) {
    self.file = file
    lines = LineTable.Lazy(file.bytes)
    gathered = SourceFacts(path: file.path)
    gathered.isTest = isTest
  }

  /// Looks at one of `words`.
  mutating func note(_ index: Int) {
    if file.isWord(index, "UIApplicationMain") {
      gathered.callsApplicationMain = gathered.callsApplicationMain || file.isPunctuation(index + 1, "(")
    } else if file.isWord(index, "UIWindow") {
      gathered.makesWindow = gathered.makesWindow || file.isPunctuation(index + 1, "(") || file.isWord(index + 2, "init")
    } else if file.isWord(index, "windowScene") {
      // `UIWindow(windowScene: …)`, `OverlayWindow(windowScene: …)`, `window.windowScene = …`
      gathered.makesWindow = gathered.makesWindow || file.isPunctuation(index + 1, ":") || file.isOperator(index + 1, "=")
    } else if file.isWord(index, "storyboard") {
      gathered.setsSceneStoryboard = gathered.setsSceneStoryboard || (file.isPeriod(index - 1) && file.isOperator(index + 1, "="))
    } else {
      layout.note(index, in: file, isTest: gathered.isTest)
    }
  }

  /// The facts, once every word has been noted.
  consuming func facts() -> SourceFacts {
    var types: [Int: TypeFact] = [:]
    for (number, scope) in file.scopes.enumerated() where scope.kind == .type && file.isReachable(scope.head) {
      guard let type = file.typeScope(scope), isWorthKeeping(type) else { continue }
      types[number] = fact(of: type)
    }
    let members = ApplicationDelegateMembers(file: file, lines: lines)
    for statement in file.statements where file.scopes[statement.scope].kind == .type {
      switch statement.keyword {
      case .func:
        guard let callback = members.callback(statement) else { continue }
        if types[statement.scope] == nil, let type = file.typeScope(file.scopes[statement.scope]), type.keyword == .extension {
          types[statement.scope] = fact(of: type)
        }
        types[statement.scope]?.callbacks.append(callback)
      case .var where types[statement.scope]?.kind == .class:
        if let window = members.window(statement) { types[statement.scope]?.windows.append(window) }
      default: break
      }
    }
    gathered.types = types.sorted { $0.key < $1.key }.map(\.value)
    gathered.layout = layout.facts
    return gathered
  }

  private func isWorthKeeping(_ type: SourceFile.TypeScope) -> Bool {
    switch type.keyword {
    case .class: true
    case .struct, .enum, .actor: isMain(type.scope) || type.inherited.contains { file.isWord($0, "App") }
    case .extension: type.inherited.contains { file.isWord($0, "App") || file.text($0).hasSuffix("Delegate") }
    default: false
    }
  }

  private func fact(of type: SourceFile.TypeScope) -> TypeFact {
    let kind: TypeFact.Kind =
      switch type.keyword {
      case .class: .class
      case .extension: .extension
      default: .value
      }
    var fact = TypeFact(
      kind: kind, name: file.text(type.name), inherited: type.inherited.map { file.text($0) },
      importsSwiftUI: file.imports("SwiftUI"), origin: lines.origin(of: type.name..<type.name + 1, in: file))
    fact.isMain = isMain(type.scope)
    fact.objcName = objcName(of: type.scope)
    return fact
  }

  private func isMain(_ scope: Scope) -> Bool {
    attributes(of: scope).contains { file.isWord($0, in: ["main", "UIApplicationMain"]) }
  }

  /// `@objc(Name)`.
  private func objcName(of scope: Scope) -> String? {
    for index in attributes(of: scope) where file.isWord(index, "objc") && file.isPunctuation(index + 1, "(") {
      if file.isPunctuation(index + 3, ")") { return file.text(index + 2) }
    }
    return nil
  }

  /// The names of the attributes before the keyword of a type.
  private func attributes(of scope: Scope) -> [Int] {
    guard scope.statement >= 0, file.statements[scope.statement].modifiers.contains(.attributes) else { return [] }
    return (file.statements[scope.statement].start..<scope.head).filter { file.isPunctuation($0 - 1, "@") }
  }
}

extension LineTable {
  /// Lines that are counted when the first place is asked for; most files have none to tell.
  final class Lazy {
    private let bytes: SourceBytes
    private lazy var table = LineTable(UnsafeBufferPointer(start: bytes.base, count: bytes.count))

    /// The bytes must outlive the value.
    init(_ bytes: SourceBytes) { self.bytes = bytes }

    /// The place of a range of tokens.
    func origin(of tokens: Range<Int>, in file: SourceFile) -> Origin {
      origin(of: Int(file.code[tokens.lowerBound].start)..<Int(file.code[tokens.upperBound - 1].end), in: file.path)
    }

    /// The place of a range of bytes.
    func origin(of range: Range<Int>, in path: String) -> Origin {
      let text = UnsafeBufferPointer(start: bytes.base, count: bytes.count)
      return Origin(
        path: path, start: table.position(of: range.lowerBound, in: text), end: table.position(of: range.upperBound, in: text))
    }
  }
}
