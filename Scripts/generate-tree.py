#!/usr/bin/env python3
"""Writes a tree of Swift files with the statistics of real apps; the same arguments give the same bytes.

    Scripts/generate-tree.py [--seed N] [--files N] [--bytes N] [--copies N] FOLDER

About a third of the files deal with views and sizes, as in the apps that were counted; the rest are models, requests, stores and
tests. One file in twenty asks the screen or the device. The sizes of files are spread as there: most are small, a few are large.
--copies writes each file so often, under other names: it makes trees of gigabytes in minutes.
"""
import argparse
import os
import random

WORDS = (
    "account action amount archive balance batch bookmark buffer cache category channel client comment context counter country "
    "course cursor date delivery detail document draft element entry error event export favorite feed filter folder friend group "
    "handler history identifier import index invoice item job language library link list location manager member message method "
    "minute model name note notification number object option order owner payment person photo place player playlist policy "
    "price product profile progress project query queue reader record region reminder reply report request response result review "
    "role route rule sample schedule score search season section segment server session setting share signal source state status "
    "step store stream summary symbol tag target task team template theme thread ticket title token topic total track transfer "
    "update upload user value version video visit volume week worker year zone").split()
TYPES = "Int String Bool Double Date URL Data UUID [String] [Int] [String: Int] String? Date?".split(" ")


class Writer:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def word(self):
        return self.random.choice(WORDS)

    def name(self):
        first, second = self.word(), self.word()
        return first + second.capitalize() if self.random.random() < 0.6 else first

    def type(self):
        return self.word().capitalize() + self.word().capitalize()

    def comment(self, indent):
        return indent + "// " + " ".join(self.word() for _ in range(self.random.randint(4, 12))).capitalize() + ".\n"

    def function(self):
        name, parameter, kind = self.name(), self.name(), self.random.choice(TYPES)
        lines = [f"  func {name}({parameter}: {kind}, limit: Int = {self.random.randint(1, 99)}) throws -> {self.type()}? {{\n"]
        if self.random.random() < 0.5:
            lines.append(self.comment("    "))
        for _ in range(self.random.randint(2, 7)):
            local, other = self.name(), self.name()
            lines.append(self.random.choice([
                f"    let {local} = try store.{other}(for: {parameter}, in: .{self.word()})\n",
                f"    guard let {local} = {other}?.{self.word()}, !{local}.isEmpty else {{ return nil }}\n",
                f"    if {local}.count > {self.random.randint(0, 9)} {{ {other}.append({local}) }} else {{ log(\"{other} \\({local})\") }}\n",
                f"    for {local} in {other}s where {local}.{self.word()} == .{self.word()} {{ {self.name()}[{local}] = nil }}\n",
                f"    {local}s.map {{ $0.{self.word()} }}.filter {{ $0 != nil }}.forEach {{ {other}.insert($0) }}\n",
            ]))
        lines.append("    return nil\n  }\n\n")
        return "".join(lines)

    def model(self):
        kind = self.random.choice(["struct", "struct", "final class", "enum", "extension"])
        text = f"import Foundation\n\n/// {self.word().capitalize()} of {self.word()}s.\n{kind} {self.type()} {{\n"
        if "enum" not in kind and kind != "extension":
            text += "".join(f"  var {self.name()}: {self.random.choice(TYPES)}\n" for _ in range(self.random.randint(2, 8))) + "\n"
        return text, self.function

    def controller(self):
        text = f"import UIKit\n\nfinal class {self.type()}ViewController: UIViewController {{\n  private let {self.name()} = UILabel()\n\n"
        return text, self.layout

    def layout(self):
        name, number = self.name(), self.random.randint(4, 48)
        if self.random.random() < 0.012:
            return self.random.choice([
                f"  var {name}Columns: Int {{ UIDevice.current.userInterfaceIdiom == .pad ? 3 : 2 }}\n\n",
                f"  func {name}Size() -> CGSize {{\n    let width = UIScreen.main.bounds.width - {number}\n"
                f"    return CGSize(width: width / 2, height: {number})\n  }}\n\n",
            ])
        if self.random.random() < 0.5:
            return self.function()
        return (
            f"  func {name}Layout() {{\n    {name}.frame = view.bounds.insetBy(dx: {number}, dy: {number})\n"
            f"    {name}.heightAnchor.constraint(equalToConstant: {number}).isActive = true\n  }}\n\n")

    def view(self):
        text = f"import SwiftUI\n\nstruct {self.type()}View: View {{\n  @State private var {self.name()} = false\n\n"
        return text, self.body

    def body(self):
        return (
            f"  var {self.name()}Row: some View {{\n    HStack(spacing: {self.random.randint(2, 16)}) {{\n"
            f"      Image(systemName: \"{self.word()}\").frame(width: {self.random.randint(10, 60)})\n"
            f"      Text(\"{self.word()} {self.word()}\").font(.headline)\n      Button(\"{self.word()}\") {{ {self.name()}() }}\n"
            f"    }}\n    .padding(.horizontal, {self.random.randint(2, 24)})\n  }}\n\n")

    def test(self):
        text = f"import XCTest\n\nfinal class {self.type()}Tests: XCTestCase {{\n"
        return text, lambda: (
            f"  func test{self.type()}() throws {{\n    let {self.word()} = try make(\"{self.name()}\")\n"
            f"    XCTAssertEqual({self.name()}.{self.word()}, {self.random.randint(0, 99)})\n  }}\n\n")

    def file(self, size):
        kind = self.random.choices([self.model, self.controller, self.view, self.test], [55, 15, 18, 12])[0]
        text, member = kind()
        parts, length = [text], len(text)
        while length < size:
            part = member()
            parts.append(part)
            length += len(part)
        return "".join(parts).rstrip("\n") + "\n}\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=27)
    parser.add_argument("--files", type=int, default=9000)
    parser.add_argument("--bytes", type=int, default=64_000_000)
    parser.add_argument("--copies", type=int, default=1)
    parser.add_argument("folder")
    options = parser.parse_args()
    writer = Writer(options.seed)
    mean = options.bytes / options.files
    for number in range(options.files):
        folder = os.path.join(f"Module{number // 400:04}", f"{WORDS[number // 10 % len(WORDS)].capitalize()}{number // 10}")
        # Half of the files are smaller than half the mean, one in a hundred is six times as large.
        size = min(mean * 0.62 * writer.random.lognormvariate(0, 1), mean * 40)
        text = writer.file(size).encode()
        for copy in range(options.copies):
            place = os.path.join(options.folder, f"Copy{copy:03}" if options.copies > 1 else "", folder)
            os.makedirs(place, exist_ok=True)
            with open(os.path.join(place, f"File{number:07}.swift"), "wb") as file:
                file.write(text)


if __name__ == "__main__":
    main()
