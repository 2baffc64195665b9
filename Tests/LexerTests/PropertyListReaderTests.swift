import ResizelintLexer
import ResizelintTestSupport
import Testing

@Suite struct PropertyListReaderTests {
  static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd" [<!ENTITY bomb "x]>">]>
    <plist version="1.0">
    <!-- <key>Hidden</key> -->
    <dict>
    \t<key>Text</key>
    \t<string>a &amp; b &#x41;<![CDATA[<c>&amp;]]></string>
    \t<key>Numbers</key>
    \t<array><integer>-7</integer><integer>0x1F</integer><real>2.5</real></array>
    \t<key>Flag</key>
    \t<true/>
    \t<key>Flag</key>
    \t<false/>
    \t<key>Date</key>
    \t<date>2027-03-31T00:00:00Z</date>
    \t<key>Data</key>
    \t<data>AAEC /w==</data>
    \t<key>Empty</key>
    \t<dict/>
    </dict>
    </plist>
    """

  static let openStep = #"""
    // !$*UTF8*$!
    {
      bare = a/b.c-d; /* comment */
      "quoted key[sdk=iphoneos*]" = "a \"b\" \U00e9\n\101";
      list = ( one, "two", );
      data = <0fbd 77>;
      nested = { x = ( { y = z; } ); };
      alone;
    }
    """#

  /// `{"a": [true, 5, 1.5, "é"], "b": <00 01>, "c": 2001-01-02, "d": UID 3}`.
  static let binary: [UInt8] = {
    var bytes = [UInt8]("bplist00".utf8)
    var offsets: [UInt8] = []
    func object(_ object: [UInt8]) {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    object([0xD4, 1, 2, 3, 4, 5, 10, 11, 12])
    for key in "abcd".utf8 { object([0x51, key]) }
    object([0xA4, 6, 7, 8, 9])
    object([0x09])
    object([0x10, 5])
    object([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0])
    object([0x61, 0x00, 0xE9])
    object([0x42, 0, 1])
    object([0x33, 0x40, 0xF5, 0x18, 0, 0, 0, 0, 0])
    object([0x80, 3])
    let table = UInt8(bytes.count)
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(offsets.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return bytes
  }()

  private func read(_ text: String) -> PropertyListDocument { PropertyListReader.read([UInt8](text.utf8)) }

  @Test func readsEveryKindOfXmlValue() throws {
    let document = read(Self.xml)
    #expect(document.format == .xml)
    #expect(document.problems.isEmpty)
    let root = try #require(document.root)
    #expect(root["Text"]?.string == "a & b A<c>&amp;")
    #expect(root["Numbers"]?.array?.map(\.value) == [.integer(-7), .integer(31), .real(2.5)])
    #expect(root["Flag"]?.bool == false)
    #expect(root["Date"]?.value == .date("2027-03-31T00:00:00Z"))
    #expect(root["Data"]?.value == .data([0, 1, 2, 255]))
    #expect(root["Empty"]?.dictionary?.isEmpty == true)
    #expect(root.dictionary?.filter { $0.key == "Flag" }.count == 2)
    #expect(document.comments.map { String(decoding: document.text[$0], as: UTF8.self) } == ["<!-- <key>Hidden</key> -->"])
  }

  @Test func knowsWhereXmlKeysAndValuesStand() throws {
    let document = read("<plist><dict>\n\t<key>A</key>\n\t<true/>\n</dict></plist>")
    let entry = try #require(document.root?.entry("A"))
    let text = { String(decoding: document.text[$0 as Range<Int>], as: UTF8.self) }
    #expect(text(entry.keyRange) == "<key>A</key>")
    #expect(text(entry.node.range) == "<true/>")
    #expect(LineTable(document.text).position(of: entry.keyRange.lowerBound, in: document.text) == .init(line: 2, column: 2))
  }

  @Test func readsOpenStepWithCommentsEscapesAndData() throws {
    let document = read(Self.openStep)
    #expect(document.format == .openStep)
    #expect(document.problems.isEmpty)
    let root = try #require(document.root)
    #expect(root["bare"]?.string == "a/b.c-d")
    #expect(root["quoted key[sdk=iphoneos*]"]?.string == "a \"b\" é\nA")
    #expect(root["list"]?.strings == ["one", "two"])
    #expect(root["data"]?.value == .data([0x0F, 0xBD, 0x77]))
    #expect(root["nested"]?["x"]?.array?.first?["y"]?.string == "z")
    #expect(root["alone"]?.string == "alone")
    #expect(document.comments.count == 2)
  }

  @Test func readsADictionaryWithoutBraces() {
    let document = read("/* Title */\n\"key\" = \"value\";\nb = (1);\n")
    #expect(document.problems.isEmpty)
    #expect(document.root?["key"]?.string == "value")
    #expect(document.root?["b"]?.strings == ["1"])
  }

  @Test func readsOctalEscapesAsNextStepCharacters() {
    #expect(read(#"{ a = "\341\055\12x"; }"#).root?["a"]?.string == "Æ-\nx")
  }

  @Test func readsEveryKindOfBinaryValue() throws {
    let document = PropertyListReader.read(Self.binary)
    #expect(document.format == .binary)
    #expect(document.problems.isEmpty)
    let root = try #require(document.root)
    #expect(root["a"]?.array?.map(\.value) == [.bool(true), .integer(5), .real(1.5), .string("é")])
    #expect(root["b"]?.value == .data([0, 1]))
    #expect(root["c"]?.value == .date("2001-01-02T00:00:00Z"))
    #expect(root["d"]?.value == .uid(3))
  }

  @Test func readsUtf16WithAndWithoutAByteOrderMark() {
    let units = Array("<plist><string>é😀</string></plist>".utf16)
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [big, little, [0xFE, 0xFF] + big, [0xFF, 0xFE] + little] {
      #expect(PropertyListReader.read(bytes).root?.string == "é😀")
      #expect(PropertyListReader.read(bytes).problems.isEmpty)
    }
  }

  @Test func believesADeclarationOfLatin1() {
    var bytes = [UInt8](#"<?xml version="1.0" encoding="ISO-8859-1"?><plist><string>"#.utf8)
    bytes += [0xE9] + [UInt8]("</string></plist>".utf8)
    #expect(PropertyListReader.read(bytes).root?.string == "é")
  }

  @Test(arguments: [
    ("<plist><dict><key>A</key></dict></plist>", "has no value"), ("<plist><dict><true/></dict></plist>", "without a key"),
    ("<plist><dict>", "not closed"), ("<plist><string>&bomb;</string></plist>", "entity"), ("<plist></plist>", "no value"),
    ("#if X\n<plist><dict>\n#endif\n</dict></plist>", "text where"), ("<plist><integer>x</integer></plist>", "whole number"),
    ("<plist><data>?</data></plist>", "base64"), ("{ a = b }", "';'"), ("{ a = \"b; }", "not closed"), ("( a b )", "','"),
    ("{ a b; }", "'='"), ("", "empty"), ("{ } x", "end of the file"), ("bplist00", "known version"),
    ("a = b;; c = d;", "too many"),
    ("<plist><array></dict></array></plist>", "closes nothing"),
  ])
  func saysWhatIsWrong(text: String, words: String) {
    #expect(read(text).problems.contains { $0.message.contains(words) })
  }

  @Test func keepsWhatStandsBeforeAndBehindAMistake() {
    let xml = read("<plist><dict><key>A</key><string>x</string><key>B</key><key>C</key><true/></dict></plist>")
    #expect(xml.root?["A"]?.string == "x")
    #expect(xml.root?["C"]?.bool == true)
    let openStep = read("{ a = b\n c = d; e = (1, 2")
    #expect(openStep.root?["c"]?.string == "d")
    #expect(openStep.root?["e"]?.strings == ["1", "2"])
  }

  @Test func stopsAtTheDepthLimit() {
    for (open, limit) in [("<array>", 1), ("(", 1), ("{a=", 1)] {
      let document = read("\(open == "<array>" ? "<plist>" : "")\(String(repeating: open, count: 50_000))")
      #expect(document.problems.count >= limit)
      #expect(document.root != nil)
    }
  }

  @Test func stopsAtACycleAndAtASharedTreeThatExplodes() {
    // An array that holds itself.
    #expect(
      PropertyListReader.read(Self.binaryFile(objects: [[0xA1, 0]])).problems.map(\.message) == ["a value that holds itself"])
    // Sixty arrays, each of which holds the next one twice.
    var objects: [[UInt8]] = (1...60).map { [0xA2, UInt8($0), UInt8($0)] }
    objects.append([0x09])
    #expect(PropertyListReader.read(Self.binaryFile(objects: objects)).problems.count == 1)
  }

  static func binaryFile(objects: [[UInt8]]) -> [UInt8] {
    var bytes = [UInt8]("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets + [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [UInt8(offsets.count), 0, table] { bytes += [0, 0, 0, 0, 0, 0, 0, number] }
    return bytes
  }

  @Test(arguments: ["xml", "openStep", "binary"])
  func answersEveryPrefixAndMutationTwiceAlike(format: String) {
    let bytes = ["xml": [UInt8](Self.xml.utf8), "openStep": [UInt8](Self.openStep.utf8), "binary": Self.binary][format] ?? []
    for input in Array(Mutations.prefixes(of: bytes)) + Mutations.variants(of: bytes, count: 3000) {
      let document = PropertyListReader.read(input)
      let length = document.format == .binary ? input.count : document.text.count
      #expect(document.problems.allSatisfy { $0.offset >= 0 && $0.offset <= length })
      #expect(document.root != nil || !document.problems.isEmpty)
      #expect(PropertyListReader.read(input).problems == document.problems)
    }
  }
}
