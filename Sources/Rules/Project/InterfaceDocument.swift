import ResizelintLexer

/// What a storyboard or xib says, as far as launch screens go.
struct InterfaceDocument {
  /// Something that only code of the app can bring to life.
  struct Need {
    enum Kind: String { case customClass, outlet, runtimeAttribute }
    var kind: Kind
    /// The class, the property or the key path.
    var name: String
    var origin: Origin
  }

  private(set) var isStoryboard = false
  private(set) var hasInitialController = false
  /// In the order of the file.
  private(set) var needs: [Need] = []
  /// The root element; nil where the text is no Interface Builder file.
  private(set) var root: Origin?

  init(path: String, bytes: [UInt8]) {
    var scanner = XmlScanner(SourceEncoding.utf8(bytes).text)
    let source = SourceText(path: path, bytes: scanner.bytes)
    // File's Owner and First Responder are stand-ins: what hangs on them is not part of the file.
    var placeholderDepth = 0
    while let event = scanner.next() {
      switch event {
      case .start(let tag):
        if placeholderDepth > 0 || tag.name == "placeholder" {
          placeholderDepth += 1
        } else {
          read(tag, in: source)
        }
      case .end:
        if placeholderDepth > 0 { placeholderDepth -= 1 }
      case .text: break
      }
    }
  }

  private mutating func read(_ tag: XmlTag, in source: SourceText) {
    if tag.name == "document", root == nil {
      root = source.origin(tag.range)
      isStoryboard = tag["type"]?.contains("Storyboard") ?? false
      hasInitialController = tag["initialViewController"] != nil
    }
    if let name = tag["customClass"], !name.isEmpty, !name.hasPrefix("UI") {
      needs.append(Need(kind: .customClass, name: name, origin: source.origin(tag.range)))
    }
    switch tag.name {
    case "outlet", "outletCollection", "action":
      needs.append(Need(kind: .outlet, name: tag["property"] ?? tag["selector"] ?? "", origin: source.origin(tag.range)))
    case "userDefinedRuntimeAttribute":
      needs.append(Need(kind: .runtimeAttribute, name: tag["keyPath"] ?? "", origin: source.origin(tag.range)))
    default: break
    }
  }
}
