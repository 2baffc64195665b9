/// The formats of a matrix.
public enum MatrixFormat: String, Sendable, CaseIterable {
  /// A task list, to be pasted into an issue tracker.
  case markdown
  case json
  case csv

  public func render(_ matrix: TestMatrix) -> OutputBuffer {
    switch self {
    case .markdown: MatrixFormat.markdown(matrix)
    case .json: MatrixFormat.json(matrix)
    case .csv: MatrixFormat.csv(matrix)
    }
  }
}

extension TestMatrix.Row {
  /// `A frame is wider than the narrowest window (fixed-frame, 2)`, or what is true of every screen.
  var why: String {
    guard !reasons.isEmpty else { return TestMatrix.everyScreen }
    return reasons.map { reason in
      "\(reason.title) (\(reason.rule.name)\(reason.count > 1 ? ", \(reason.count)" : ""))\(reason.both)"
    }.joined(separator: "; ")
  }
}

extension TestMatrix.Reason {
  /// `: just below and above 350, 600`; empty where no layout changes at a number. A long list is that of a table of devices.
  fileprivate var both: String {
    guard !sizes.isEmpty else { return "" }
    let more = sizes.count > 8 ? " and \(sizes.count - 8) more" : ""
    return ": just below and above " + sizes.prefix(8).map(String.init).joined(separator: ", ") + more
  }
}

extension MatrixFormat {
  private static func markdown(_ matrix: TestMatrix) -> OutputBuffer {
    var output = OutputBuffer()
    let progress = matrix.progress
    output.append("# Test matrix: \(progress.done) of \(progress.all) shapes tried\n\n")
    output.append("A shape is done where the answer to all three is yes: \(TestMatrix.questions.joined(separator: " "))\n")
    output.append("How to make the shapes stands at the end.\n")
    for screen in matrix.screens {
      output.append("\n## \(plain(screen.name))\n\n")
      output.append((screen.kind == .app ? TestMatrix.aboutTheApp : code(screen.path)) + "\n\n")
      for row in screen.rows {
        output.append(
          "- [\(row.isDone ? "x" : " ")] **\(row.shape.title)** (\(row.shape.size)): \(row.shape.mustHold) `\(row.id)`\n")
        if row.reasons.isEmpty { output.append("  - \(TestMatrix.everyScreen)\n") }
        for reason in row.reasons { output.append("  - \(plain(reason.title)): \(place(of: reason))\n") }
      }
    }
    let shapes = MatrixShape.allCases.filter { shape in matrix.screens.contains { $0.rows.contains { $0.shape == shape } } }
    if !shapes.isEmpty { output.append("\n## How to make the shapes\n\n") }
    for shape in shapes { output.append("- **\(shape.title)**: \(shape.how)\n") }
    return output
  }

  /// `` `Reader.swift:12` (fixed-frame) ``, or the first of several places.
  private static func place(of reason: TestMatrix.Reason) -> String {
    let first = code("\(reason.path):\(reason.line)")
    return (reason.count > 1 ? "\(reason.count) places, first \(first)" : first) + " (\(reason.rule.name))" + reason.both
  }

  private static func code(_ text: String) -> String { "`\(Escaping.terminal(text.filter { $0 != "`" }))`" }

  /// A name that Markdown takes for text.
  private static func plain(_ name: String) -> String {
    var result = ""
    for scalar in Escaping.terminal(name).unicodeScalars {
      if "\\`*_{}[]<>#|!".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func json(_ matrix: TestMatrix) -> OutputBuffer {
    var writer = JsonWriter(OutputBuffer())
    writer.object { object in
      object.member("format", 1)
      object.arrayMember("questions", TestMatrix.questions)
      object.arrayMember("screens", matrix.screens) { writer, screen in
        writer.object { object in
          object.member("kind", screen.kind.rawValue)
          object.member("line", screen.line)
          object.member("name", screen.name)
          object.member("path", screen.path)
          object.arrayMember("rows", screen.rows) { writer, row in writer.object { MatrixFormat.json(row, into: &$0) } }
        }
      }
    }
    return writer.finish()
  }

  private static func json(_ row: TestMatrix.Row, into object: inout JsonWriter) {
    object.member("done", row.isDone)
    object.member("how", row.shape.how)
    object.member("id", row.id)
    object.member("mustHold", row.shape.mustHold)
    object.arrayMember("reasons", row.reasons) { writer, reason in
      writer.object { object in
        object.member("count", reason.count)
        object.member("line", reason.line)
        object.member("path", reason.path)
        object.member("rule", reason.rule.name)
        object.arrayMember("sizes", reason.sizes) { writer, size in writer.integer(size) }
        object.member("title", reason.title)
      }
    }
    object.member("shape", row.shape.rawValue)
    object.member("size", row.shape.size)
    object.member("title", row.shape.title)
  }

  private static func csv(_ matrix: TestMatrix) -> OutputBuffer {
    var output = OutputBuffer()
    output.append("done,id,screen,path,shape,size,how,must hold,questions,why\r\n")
    for screen in matrix.screens {
      for row in screen.rows {
        let fields = [
          row.isDone ? "x" : "", row.id, screen.name, screen.path, row.shape.title, row.shape.size, row.shape.how,
          row.shape.mustHold, TestMatrix.questions.joined(separator: " "), row.why,
        ]
        output.append(fields.map(Escaping.csv).joined(separator: ",") + "\r\n")
      }
    }
    return output
  }
}
