import Foundation
import Testing

@testable import resizelint

/// Repositories whose settings and attributes were made to have something run, or to have changes passed over.
@Suite struct HostileRepositoryTests {
  private let flagged = "import UIKit\nlet width = UIScreen.main.bounds.width\n"

  /// A repository with a commit, and a change of the working tree.
  private struct Repository {
    let scratch: Scratch
    /// Where programs leave a mark that were run.
    let marks: Scratch

    init() throws {
      (scratch, marks) = (try Scratch(), try Scratch())
      try git("init", "-q", "-b", "main", ".")
      try git("config", "uploadpack.allowFilter", "true")
      try scratch.file("a.swift", "let a = 1\n")
      try commit()
    }

    @discardableResult
    func git(_ arguments: String..., in folder: String? = nil) throws -> Executable.Outcome {
      try Executable.git.run(
        ["-c", "user.name=t", "-c", "user.email=t@example.com"] + arguments, in: folder ?? scratch.path,
        environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"])
    }

    func commit() throws {
      try git("add", "-A")
      #expect(try git("commit", "-q", "--allow-empty", "-m", "c").status == 0)
    }

    /// A command that leaves a mark by its name and, unless something else is told, hands on what it reads.
    func program(_ name: String, then: String = "exec cat") throws -> String {
      try marks.file("bin/\(name)", "#!/bin/sh\ntouch '\(marks["ran"])/\(name)'\n\(then)\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: marks["bin/\(name)"])
      try marks.folder("ran")
      return marks["bin/\(name)"]
    }

    /// The names of the programs that have run since this was asked last.
    func ran() throws -> [String] {
      let names = try marks.names(in: "ran")
      for name in names { try FileManager.default.removeItem(atPath: marks["ran/\(name)"]) }
      return names
    }

    func since(_ reference: String, in folder: String? = nil) throws -> Executable.Outcome {
      try Executable.resizelint.run(
        ["--since", reference, "--fail-on", "never", "--format", "json"], in: folder ?? scratch.path,
        environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null"])
    }
  }

  @Test func runsNoProgramOfARepository() throws {
    let repository = try Repository()
    let hook = try repository.program("post-index-change")
    for (key, name) in [
      ("core.fsmonitor", "fsmonitor"), ("core.pager", "pager"), ("pager.diff", "diff-pager"), ("core.editor", "editor"),
      ("core.sshCommand", "ssh"), ("credential.helper", "credential"), ("gpg.program", "gpg"), ("diff.external", "external"),
      ("diff.own.command", "command"), ("filter.own.clean", "clean"), ("filter.own.smudge", "smudge"),
      ("filter.two.process", "process"),
    ] { try repository.git("config", key, repository.program(name)) }
    for (key, value) in [
      ("core.hooksPath", repository.marks["bin"]), ("filter.own.required", "true"), ("filter.two.required", "true"),
      ("diff.text.textconv", try repository.program("textconv")), ("alias.diff", "!\(try repository.program("alias"))"),
    ] { try repository.git("config", key, value) }
    try repository.scratch.file(".git/hooks/post-index-change", "#!/bin/sh\n\(hook) </dev/null\n")
    try repository.scratch.file(".gitattributes", "a.swift filter=own diff=own\nb.swift filter=two\nc.swift diff=text\n")
    for name in ["b.swift", "c.swift"] { try repository.scratch.file(name, "let a = 1\n") }
    try repository.git("-c", "filter.two.process=", "-c", "filter.two.required=false", "add", "-A")
    try repository.git("commit", "-q", "-m", "c")
    for name in ["a.swift", "b.swift", "c.swift"] { try repository.scratch.file(name, flagged) }
    _ = try repository.ran()
    let outcome = try repository.since("HEAD")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for name in ["a.swift", "b.swift", "c.swift"] { #expect(outcome.text.contains("\"path\": \"\(name)\"")) }
    #expect(try repository.ran() == [])
    // git by itself does run them.
    try repository.git("diff", "HEAD", "--", "a.swift")
    try repository.git("-c", "core.fsmonitor=false", "diff", "--no-ext-diff", "HEAD", "--", "c.swift")
    let own = try repository.ran()
    for name in ["clean", "command", "fsmonitor", "textconv"] { #expect(own.contains(name), "\(own)") }
  }

  @Test func refusesAFilterThatCannotBeSwitchedOff() throws {
    let repository = try Repository()
    try repository.git("config", "filter.a=b.clean", repository.program("clean"))
    try repository.scratch.file(".git/info/attributes", "*.swift filter=a=b\n")
    try repository.scratch.file("a.swift", flagged)
    let outcome = try repository.since("HEAD")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("name filter.a=b, which cannot be switched off"), "\(outcome.errors)")
    #expect(try repository.ran() == [])
  }

  @Test func fetchesNothingThatAPartialCloneLacks() throws {
    let repository = try Repository()
    try repository.scratch.file("a.swift", flagged)
    try repository.commit()
    let clone = try Scratch()
    let cloned = try repository.git(
      "clone", "-q", "--filter=blob:none", "file://\(repository.scratch.path)", clone["c"], in: clone.path)
    #expect(cloned.status == 0, "\(cloned.errors)")
    try repository.git("config", "remote.origin.uploadpack", repository.program("uploadpack", then: "exit 1"), in: clone["c"])
    let outcome = try repository.since("HEAD~1", in: clone["c"])
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("resizelint: --since: git diff failed: "), "\(outcome.errors)")
    #expect(try repository.ran() == [])
    // git by itself does.
    try repository.git("diff", "HEAD~1", in: clone["c"])
    #expect(try repository.ran() == ["uploadpack"])
  }

  /// Attributes are part of a pull request; git compares no lines of what they call binary.
  @Test(arguments: ["*.swift binary\n", "*.swift -diff\n", "*.swift -text -diff\n"])
  func passesOverNothingThatAttributesCallBinary(_ attributes: String) throws {
    let repository = try Repository()
    try repository.scratch.file(".gitattributes", attributes)
    try repository.scratch.file("a.swift", flagged)
    try repository.scratch.file("b and b.swift", flagged)
    try repository.git("add", "-A")
    let outcome = try repository.since("HEAD")
    #expect(outcome.status == 0)
    for name in ["a.swift", "b and b.swift"] { #expect(outcome.text.contains("\"path\": \"\(name)\"")) }
  }

  @Test func saysThatARepositoryBelongsToSomebodyElse() throws {
    let repository = try Repository()
    guard let nobody = try Executable.unprivileged(in: repository.marks) else { return }
    let outcome = try nobody.run(["--since", "HEAD"], in: repository.scratch.path, environment: ["HOME": "/nonexistent"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("dubious ownership") && outcome.errors.contains("safe.directory"), "\(outcome.errors)")
  }
}
