import Foundation
import Testing

@testable import resizelint

@Suite struct OutputFileTests {
  @Test func replacesAFileAndKeepsItsMode() throws {
    let scratch = try Scratch()
    try scratch.file("a", "old and longer")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: scratch["a"])
    try OutputFile.write(Array("new".utf8), to: Array(scratch["a"].utf8))
    #expect(try scratch.content("a") == "new")
    let mode = try FileManager.default.attributesOfItem(atPath: scratch["a"])[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try scratch.names() == ["a"])
  }

  @Test func writesThroughALink() throws {
    let scratch = try Scratch()
    try scratch.file("Folder/a", "old")
    try scratch.link("link", to: "Folder/a")
    try OutputFile.write(Array("new".utf8), to: Array(scratch["link"].utf8))
    #expect(try scratch.content("Folder/a") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch["link"]) == "Folder/a")
  }

  @Test func leavesNothingBehindWhereItCannotWrite() throws {
    let scratch = try Scratch()
    try scratch.folder("Folder")
    #expect(throws: SystemError.self) { try OutputFile.write([1], to: Array(scratch["Folder"].utf8)) }
    #expect(throws: SystemError.self) { try OutputFile.write([1], to: Array(scratch["no/where"].utf8)) }
    #expect(try scratch.names() == ["Folder"])
    #expect(try scratch.names(in: "Folder").isEmpty)
  }

  @Test func takesAnotherNameWhereItsOwnIsTaken() throws {
    let scratch = try Scratch()
    try scratch.file(".resizelint-\(ProcessInfo.processInfo.processIdentifier)-0.tmp", "somebody else's")
    try OutputFile.write(Array("new".utf8), to: Array(scratch["a"].utf8))
    #expect(try scratch.content("a") == "new")
    #expect(try scratch.names().count == 2)
  }
}
