/// What kind of code a file and a place in it are.
extension SourceFile {
  /// The file imports a module.
  public func imports(_ module: StaticString) -> Bool {
    for index in importedNames where isWord(index, module) { return true }
    return false
  }

  /// The file imports the module that is called like the word at a token.
  func imports(moduleAt index: Int) -> Bool { importedNames.contains { isSameWord($0, index) } }

  /// The words of the import statements; found once, at most so many.
  private var importedNames: [Int] {
    if let cachedImports { return cachedImports }
    var names: [Int] = []
    for statement in statements where statement.keyword == .import && names.count < 256 {
      names += statement.head + 1..<max(statement.head + 1, min(statement.end, statement.head + 4))
    }
    cachedImports = names
    return names
  }

  /// The file holds tests: it stands in a folder of tests or imports a test framework.
  public var isTestFile: Bool {
    SourceFile.standsInTests(path) || imports("XCTest") || imports("Testing") || imports("SnapshotTesting")
  }

  /// The file is part of no iOS app: it is called so, or it imports what only other platforms have, and not behind `#if`.
  var isForAnotherPlatform: Bool {
    // The pages of a playground are shipped with nothing; a playground that is an app has another ending.
    if ProjectPath.hasFolder(around: path, where: { $0.ends(with: ".playground") }) { return true }
    let stem = ProjectPath.stem(of: path)
    if SourceFile.otherPlatforms.contains(where: { stem.hasSuffix("+" + $0) || stem.hasSuffix("_" + $0) }) { return true }
    var another: Int?
    var own: Int?
    for statement in statements where statement.keyword == .import && isReachable(statement.head) {
      let names = statement.head + 1..<min(statement.end, statement.head + 4)
      for index in names {
        if isWord(index, in: ["AppKit", "Cocoa", "WatchKit", "TVUIKit"]) { another = another ?? index }
        if isWord(index, "UIKit") { own = own ?? index }
      }
    }
    guard let another else { return false }
    return own.map { !standInBranches(another, $0) } ?? true
  }

  /// Between two imports an `#if` goes on with another branch: only the build knows which of the two it takes.
  private func standInBranches(_ left: Int, _ right: Int) -> Bool {
    let start = Int(code[min(left, right)].end)
    let end = Int(code[max(left, right)].start)
    guard end - start < 4096 else { return false }
    return (start..<max(start, end - 3)).contains { offset in
      bytes[offset] == UInt8(ascii: "#") && bytes[offset + 1] == UInt8(ascii: "e") && bytes[offset + 2] == UInt8(ascii: "l")
    }
  }

  /// The declaration around a token says by its name that another platform uses it: `tvOSBody`, `macOSView`.
  func isForAnotherPlatform(at index: Int) -> Bool {
    scopes(around: index).contains { scope in
      guard scope.kind == .property || scope.kind == .function, scope.head + 1 < scope.open else { return false }
      let name = text(scope.head + 1)
      return SourceFile.otherPlatforms.contains(where: name.hasPrefix)
    }
  }

  private static let otherPlatforms = ["tvOS", "macOS", "watchOS", "visionOS"]

  /// A folder of tests is around the file: `Tests`, `AppTests`, `UITests`, `SnapshotTest`.
  static func standsInTests(_ path: String) -> Bool { ProjectPath.hasFolder(around: path, where: namesTests) }

  private static func namesTests(_ folder: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    // Nearly all folders end in another letter.
    guard folder.last == UInt8(ascii: "s") || folder.last == UInt8(ascii: "t") else { return false }
    return folder.ends(with: "Tests") || folder.ends(with: "Test") || folder.elementsEqual("tests".utf8)
      || folder.elementsEqual("test".utf8)
  }

  /// Where code stands, as far as advice is concerned: the nearest enclosing type that says what it is.
  public func place(of index: Int) -> CodePlace {
    for scope in scopes(around: index) where scope.kind == .type {
      guard let type = typeScope(scope) else { continue }
      for name in type.inherited + [type.name] {
        if let place = SourceFile.place(ofTypeNamed: text(name)) { return place }
      }
    }
    return .none
  }

  /// The last words of UIKit's views.
  private static let viewKinds = [
    "View", "Cell", "Button", "TextField", "Label", "Control", "Slider", "Switch", "Stepper", "Bar", "Picker",
  ]

  private static func place(ofTypeNamed name: String) -> CodePlace? {
    switch name {
    case "View", "ViewModifier", "App", "Scene", "Shape", "ButtonStyle", "LabelStyle", "Layout", "ToolbarContent",
      "UIViewRepresentable", "UIViewControllerRepresentable":
      .swiftUI
    case "UIView": .view
    case _ where name.hasSuffix("ViewController") || name.hasSuffix("NavigationController") || name.hasSuffix("TabBarController"):
      .viewController
    case _ where name.hasPrefix("UI") && viewKinds.contains(where: name.hasSuffix): .view
    case _ where name.hasSuffix("Cell") || name.hasSuffix("HeaderView") || name.hasSuffix("UIControl"): .view
    default: nil
    }
  }
}

extension SourceFile {
  /// The type around a token is a picture, which is on no screen, or works on pictures: `extension UIImage`, an `ImageProcessing`.
  func isInImageType(_ index: Int) -> Bool {
    guard let type = enclosingType(of: index) else { return false }
    return text(type.name).hasSuffix("Image") || (type.inherited + [type.name]).contains { text($0).contains("ImageProcess") }
  }

  /// A view, view controller or layout object is at hand, which knows its own traits.
  public func hasViewAtHand(_ index: Int) -> Bool {
    if place(of: index) != .none || isHandedView(index) { return true }
    guard let type = enclosingType(of: index) else { return false }
    return (type.inherited + [type.name]).contains { name in
      let text = text(name)
      return text.hasSuffix("Layout") || text.hasSuffix("Controller") || text.hasSuffix("View")
    }
  }
}

extension SourceFile {
  /// A parameter of the function around a token is a view: `load(in imageView: UIImageView)`.
  private func isHandedView(_ index: Int) -> Bool {
    guard let function = scopes(around: index).first(where: { $0.kind == .function }) else { return false }
    return function.header.prefix(80).contains { word in
      guard isPunctuation(word - 1, ":"), code[word].kind == .word else { return false }
      let type = text(word)
      return type.hasPrefix("UI") && (type.hasSuffix("View") || type.hasSuffix("ViewController"))
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
