import ResizelintLexer

/// The readers of the lexer: any bytes give a result, and every place in it lies in the bytes.
enum Readers {
  static func tokens(_ bytes: [UInt8]) {
    if let violation = TokenInvariants.violation(in: bytes) { fatalError(violation) }
  }

  static func json(_ bytes: [UInt8]) {
    let (root, problems) = JsonReader.read(bytes)
    check(problems, in: bytes.count)
    var open = root.map { [$0] } ?? []
    while let node = open.popLast() {
      check(node.range, in: bytes.count)
      open += node.array ?? []
      for member in node.members ?? [] {
        check(member.keyRange, in: bytes.count)
        open.append(member.node)
      }
    }
  }

  static func yaml(_ bytes: [UInt8]) {
    let (root, problems) = YamlReader.read(bytes)
    check(problems, in: bytes.count)
    for comment in YamlReader.readWithComments(bytes).comments { check(comment, in: bytes.count) }
    var open = root.map { [$0] } ?? []
    while let node = open.popLast() {
      check(node.range, in: bytes.count)
      open += node.sequence ?? []
      for entry in node.mapping ?? [] {
        check(entry.keyRange, in: bytes.count)
        open.append(entry.node)
      }
    }
  }

  static func xcconfig(_ bytes: [UInt8]) {
    let document = XcconfigReader.read(bytes)
    check(document.problems, in: bytes.count)
    for comment in document.comments { check(comment, in: bytes.count) }
    for statement in document.statements {
      switch statement {
      case .assignment(let assignment):
        check(assignment.nameRange, in: bytes.count)
        check(assignment.range, in: bytes.count)
      case .include(let include): check(include.range, in: bytes.count)
      }
    }
  }

  static func xml(_ bytes: [UInt8]) {
    var scanner = XmlScanner(bytes)
    var depth = 0
    while let event = scanner.next() {
      switch event {
      case .start(let tag):
        depth += 1
        check(tag.range, in: bytes.count)
        for attribute in tag.attributes { check(attribute.range, in: bytes.count) }
      case .end(_, let range):
        depth -= 1
        demand(depth >= 0, "an end without a start")
        check(range, in: bytes.count)
      case .text(let text):
        check(text.range, in: bytes.count)
        // Entities are never expanded to more than what they are written with.
        demand(scanner.string(of: text).utf8.count <= 3 * text.range.count, "a text longer than what it is written with")
      }
    }
    demand(depth == 0, "\(depth) elements left open")
  }

  static func propertyList(_ bytes: [UInt8]) {
    let document = PropertyListReader.read(bytes)
    let count = document.format == .binary ? bytes.count : document.text.count
    check(document.problems, in: count)
    for comment in document.comments { check(comment, in: count) }
    var open = document.root.map { [$0] } ?? []
    var nodes = 0
    while let node = open.popLast() {
      nodes += 1
      check(node.range, in: count)
      open += node.array ?? []
      for entry in node.dictionary ?? [] {
        check(entry.keyRange, in: count)
        open.append(entry.node)
      }
    }
    demand(nodes <= count + 1, "\(nodes) values in \(count) bytes")
  }

  private static func check(_ problems: [ParseProblem], in count: Int) {
    for problem in problems { demand((0...count).contains(problem.offset), "a problem at \(problem.offset) of \(count)") }
  }

  private static func check(_ range: Range<Int>, in count: Int) {
    demand(range.lowerBound >= 0 && range.upperBound <= count, "a place at \(range) of \(count)")
  }
}
