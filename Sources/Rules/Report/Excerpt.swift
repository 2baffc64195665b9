/// One line of a file with what a finding means marked under it.
///
/// Columns come in UTF-16 units and go out in columns of a terminal: tabs are spread out, wide characters take two, and what
/// must not reach a terminal is shown by its number. The indentation is left off, unless it is what is meant: it says nothing
/// about one line on its own and takes room from the rest.
struct Excerpt: Equatable {
  private struct Cell {
    var text: String
    var width: Int
    /// UTF-16 units from the start of the line to this character.
    var offset: Int

    var isSpace: Bool { text.allSatisfy { $0 == " " } }
  }

  /// The line, cut to the width around the mark.
  private(set) var line: String
  /// Spaces, then a mark for each column that is meant.
  private(set) var mark: String

  private static let tabWidth = 4

  /// - Parameters:
  ///   - columns: What is meant, from 1, in UTF-16 units, the end exclusive; nil at the end where it goes on in the next line.
  ///   - width: The columns there is room for.
  init(_ text: String, from start: Int, to end: Int?, width: Int) {
    let part = Excerpt.part(of: text, around: start - 1, reach: 2 * max(width, 16))
    let cells = Excerpt.cells(of: part)
    let first = cells.firstIndex { $0.offset >= start - 1 } ?? cells.count
    let behind = end.flatMap { end in cells.firstIndex { $0.offset >= end - 1 } } ?? cells.count
    let marked = first..<max(first, behind)
    let isInside = part.startIndex > text.startIndex
    let indentation = isInside ? 0 : min(cells.firstIndex { !$0.isSpace } ?? 0, first)
    let window = Excerpt.window(of: cells[indentation...], around: marked, width: max(width, 16))
    let isCut = isInside || window.lowerBound > indentation
    let isCutBehind = window.upperBound < cells.count || part.endIndex < text.endIndex
    line = (isCut ? "…" : "") + cells[window].map(\.text).joined() + (isCutBehind ? "…" : "")
    let shown = marked.clamped(to: window)
    let indent = (isCut ? 1 : 0) + cells[window.lowerBound..<shown.lowerBound].reduce(0) { $0 + $1.width }
    let length = cells[shown].reduce(0) { $0 + $1.width }
    mark = String(repeating: " ", count: indent) + String(repeating: "^", count: max(1, length))
  }

  /// What of a line may be shown. A line can be a whole file without line breaks, and have thousands of findings.
  private static func part(of text: String, around offset: Int, reach: Int) -> Substring {
    guard text.utf8.count > 2 * reach else { return text[...] }
    let units = text.utf16
    let start = units.index(units.startIndex, offsetBy: max(0, offset - reach), limitedBy: units.endIndex) ?? units.endIndex
    let end = units.index(start, offsetBy: 2 * reach, limitedBy: units.endIndex) ?? units.endIndex
    return text[start..<end]
  }

  private static func cells(of text: Substring) -> [Cell] {
    var cells: [Cell] = []
    var offset = text.base.utf16.distance(from: text.base.startIndex, to: text.startIndex)
    var column = 0
    for index in text.indices {
      let character = text[index]
      var cell = Cell(text: String(character), width: DisplayWidth.of(character), offset: offset)
      if character == "\t" {
        cell.width = tabWidth - column % tabWidth
        cell.text = String(repeating: " ", count: cell.width)
      } else if character.unicodeScalars.contains(where: Escaping.isDeceptive) {
        cell.text = Escaping.terminal(cell.text)
        cell.width = DisplayWidth.of(cell.text)
      } else if character == "#", Escaping.isLogCommand(text[index...], startsWord: false) {
        cell.text = Escaping.name(of: "#")
        cell.width = DisplayWidth.of(cell.text)
      }
      offset += character.utf16.count
      column += cell.width
      cells.append(cell)
    }
    return cells
  }

  /// The cells to show: all where they fit, else what is marked with as much before it as there is room for.
  private static func window(of cells: ArraySlice<Cell>, around marked: Range<Int>, width: Int) -> Range<Int> {
    guard cells.reduce(0, { $0 + $1.width }) > width else { return cells.indices }
    // Both ends may need an ellipsis.
    let room = width - 2
    var used = 0
    var end = marked.lowerBound
    while end < marked.upperBound, used + cells[end].width <= room {
      used += cells[end].width
      end += 1
    }
    var start = marked.lowerBound
    // A third of what is left shows what stands before, the rest what follows, then whatever is still free what stands before.
    let before = (room - used) / 3
    var usedBefore = 0
    while start > cells.startIndex, usedBefore + cells[start - 1].width <= before {
      start -= 1
      usedBefore += cells[start].width
    }
    used += usedBefore
    while end < cells.endIndex, used + cells[end].width <= room {
      used += cells[end].width
      end += 1
    }
    while start > cells.startIndex, used + cells[start - 1].width <= room {
      start -= 1
      used += cells[start].width
    }
    return start..<end
  }
}
