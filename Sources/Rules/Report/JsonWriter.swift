/// Writes JSON that is the same bytes for the same values: keys ascending, two spaces for each level, no space at the end; or
/// compact, on one line.
///
/// Invariants:
/// 1. Members of an object are written in ascending order of their keys; debug builds check it.
/// 2. What is written is ASCII where a terminal or an editor could be misled by more: see `Escaping`.
struct JsonWriter {
  private var output: OutputBuffer
  private let isCompact: Bool
  private var depth = 0
  /// Whether the innermost object or array has nothing in it yet.
  private var isEmpty = true
  private var lastKeys: [String] = []

  init(_ output: OutputBuffer, isCompact: Bool = false) {
    self.output = output
    self.isCompact = isCompact
  }

  /// Ends a line, and with it one of several documents.
  mutating func nextDocument() { output.append(UInt8(ascii: "\n")) }

  /// The bytes, with the line break at the end of the file.
  consuming func finish() -> OutputBuffer {
    output.append(UInt8(ascii: "\n"))
    return output
  }

  // MARK: Values

  mutating func object(_ members: (inout JsonWriter) -> Void) {
    lastKeys.append("")
    group("{", "}", members)
    lastKeys.removeLast()
  }

  mutating func array<Element>(_ elements: some Sequence<Element>, _ element: (inout JsonWriter, Element) -> Void) {
    group("[", "]") { writer in
      for value in elements {
        writer.separate()
        element(&writer, value)
      }
    }
  }

  mutating func string(_ text: String) {
    output.append(UInt8(ascii: "\""))
    Escaping.json(text, into: &output)
    output.append(UInt8(ascii: "\""))
  }

  mutating func integer(_ value: Int) { output.append(String(value)) }

  mutating func boolean(_ value: Bool) { output.append(value ? "true" : "false") }

  mutating func null() { output.append("null") }

  // MARK: Members

  mutating func member(_ key: String, _ value: (inout JsonWriter) -> Void) {
    separate()
    assert(lastKeys[lastKeys.count - 1] < key, "\(key) stands behind \(lastKeys[lastKeys.count - 1])")
    lastKeys[lastKeys.count - 1] = key
    string(key)
    output.append(isCompact ? ":" : ": ")
    value(&self)
  }

  mutating func member(_ key: String, _ value: String?) {
    member(key) { writer in if let value { writer.string(value) } else { writer.null() } }
  }

  mutating func member(_ key: String, _ value: Int?) {
    member(key) { writer in if let value { writer.integer(value) } else { writer.null() } }
  }

  mutating func member(_ key: String, _ value: Bool?) {
    member(key) { writer in if let value { writer.boolean(value) } else { writer.null() } }
  }

  mutating func objectMember(_ key: String, _ members: (inout JsonWriter) -> Void) {
    member(key) { $0.object(members) }
  }

  mutating func arrayMember<Element>(
    _ key: String, _ elements: some Sequence<Element>, _ element: (inout JsonWriter, Element) -> Void
  ) {
    member(key) { $0.array(elements, element) }
  }

  mutating func arrayMember(_ key: String, _ strings: [String]) {
    arrayMember(key, strings) { $0.string($1) }
  }

  // MARK: Layout

  private mutating func group(_ open: String, _ close: String, _ content: (inout JsonWriter) -> Void) {
    output.append(open)
    depth += 1
    isEmpty = true
    content(&self)
    depth -= 1
    if !isEmpty { newLine() }
    output.append(close)
    isEmpty = false
  }

  private mutating func separate() {
    if !isEmpty { output.append(UInt8(ascii: ",")) }
    newLine()
    isEmpty = false
  }

  private mutating func newLine() {
    if isCompact { return }
    output.append(UInt8(ascii: "\n"))
    output.append(repeating: UInt8(ascii: " "), count: depth * 2)
  }
}
