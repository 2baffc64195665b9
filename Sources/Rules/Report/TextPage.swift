/// Lines of text, laid out to a width.
struct TextPage {
  private(set) var text = ""
  private let width: Int
  private let style: TextStyle
  /// Prose is narrower than a wide screen: the eye loses the way from the end of a long line to the next.
  private var proseWidth: Int { min(width, 100) }

  init(width: Int, style: TextStyle) {
    self.width = width
    self.style = style
  }

  /// A number and what it counts.
  static func count(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }

  /// An empty line, unless one stands there already or the page is empty.
  mutating func blankLine() {
    if !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
  }

  mutating func heading(_ title: String) {
    blankLine()
    text += style.paint(title, .heading) + "\n"
    text += style.paint(String(repeating: "─", count: DisplayWidth.of(title)), .faint) + "\n"
  }

  /// Prose, wrapped; lines after the first are indented by `hanging` more.
  mutating func paragraph(_ prose: String, indent: Int, hanging: Int = 0) {
    write(TextWrapping.lines(prose, width: proseWidth - indent - hanging, first: hanging), indent: indent, hanging: hanging)
  }

  /// A paragraph that may be as wide as the page: a place in a file is looked for, not read.
  mutating func entry(_ text: String, indent: Int, hanging: Int) {
    write(TextWrapping.lines(text, width: width - indent - hanging, first: hanging), indent: indent, hanging: hanging)
  }

  private mutating func write(_ lines: [String], indent: Int, hanging: Int) {
    for (number, line) in lines.enumerated() {
      text += String(repeating: " ", count: indent + (number == 0 ? 0 : hanging)) + line + "\n"
    }
  }

  /// Prose behind a word in the margin.
  mutating func labelled(_ label: String, _ prose: String) {
    let lines = TextWrapping.lines(prose, width: proseWidth - 7)
    for (number, line) in lines.enumerated() {
      text += number == 0 ? "  " + style.paint(label, .faint) + "  " : "       "
      text += line + "\n"
    }
  }

  /// Prose behind a cell that takes `columns` and ends in its space.
  mutating func row(_ cell: String, columns: Int, _ prose: String) {
    let lines = TextWrapping.lines(prose, width: max(16, width - columns))
    for (number, line) in lines.enumerated() {
      text += (number == 0 ? cell : String(repeating: " ", count: columns)) + line + "\n"
    }
  }

  /// Lines as they are.
  mutating func verbatim(_ lines: String, indent: Int) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      text += line.isEmpty ? "\n" : String(repeating: " ", count: indent) + line + "\n"
    }
  }

  /// A line of a file under its number, and what is meant marked under it.
  mutating func excerpt(_ line: String, number: Int, from start: Int, to end: Int?, ink: TextStyle.Ink) {
    let digits = String(number)
    let margin = String(repeating: " ", count: max(0, 5 - digits.count)) + digits
    let blank = String(repeating: " ", count: margin.count)
    let excerpt = Excerpt(line, from: start, to: end, width: width - margin.count - 3)
    text += style.paint("\(margin) │", .faint) + " \(excerpt.line)\n"
    text += style.paint("\(blank) │", .faint) + " " + style.paint(excerpt.mark, ink) + "\n"
  }
}
