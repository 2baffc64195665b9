/// Writes XML, two spaces a level.
///
/// Invariant: names are the program's own; values and text are escaped here and nowhere else.
struct XmlWriter {
  typealias Attributes = KeyValuePairs<String, String>

  private var output: OutputBuffer
  private var depth = 0

  init(_ output: OutputBuffer) {
    self.output = output
    self.output.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
  }

  consuming func finish() -> OutputBuffer { output }

  mutating func element(_ name: String, _ attributes: Attributes = [:], _ content: (inout XmlWriter) -> Void) {
    open(name, attributes, end: ">\n")
    depth += 1
    content(&self)
    depth -= 1
    output.append(repeating: UInt8(ascii: " "), count: depth * 2)
    output.append("</\(name)>\n")
  }

  /// An element that holds nothing but text, or nothing at all.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text: String = "") {
    guard !text.isEmpty else { return open(name, attributes, end: "/>\n") }
    open(name, attributes, end: ">")
    // Between tags a line break stays what it is; a log with references for them could not be read.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Escaping.xml(String($0)) }
    output.append("\(lines.joined(separator: "\n"))</\(name)>\n")
  }

  private mutating func open(_ name: String, _ attributes: Attributes, end: String) {
    output.append(repeating: UInt8(ascii: " "), count: depth * 2)
    output.append("<\(name)")
    for (key, value) in attributes { output.append(" \(key)=\"\(Escaping.xml(value))\"") }
    output.append(end)
  }
}
