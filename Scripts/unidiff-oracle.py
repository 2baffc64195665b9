#!/usr/bin/env python3
"""Holds --diff and --since against what the unidiff package reads of the same patches.

usage: unidiff-oracle.py RESIZELINT

Ten histories are generated. In each, every line of every file is a finding, so what is reported are the lines that changed.
"""
import json
import os
import random
import subprocess
import sys
import tempfile

import unidiff

ENVIRONMENT = dict(
    os.environ, GIT_CONFIG_GLOBAL="/dev/null", GIT_CONFIG_SYSTEM="/dev/null", GIT_AUTHOR_NAME="t", GIT_AUTHOR_EMAIL="t@example.com",
    GIT_COMMITTER_NAME="t", GIT_COMMITTER_EMAIL="t@example.com")


class History:
    def __init__(self, folder, seed):
        self.folder, self.random, self.number = folder, random.Random(seed), 0
        self.git("init", "-q", "-b", "main", ".")

    def git(self, *arguments):
        return subprocess.run(["git", *arguments], cwd=self.folder, env=ENVIRONMENT, check=True, capture_output=True, text=True).stdout

    def line(self):
        self.number += 1
        return f"let w{self.number} = UIScreen.main.bounds.width\n"

    def names(self):
        return sorted(name for name in os.listdir(self.folder) if name.endswith(".swift"))

    def write(self, name, lines):
        with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
            file.writelines(lines)

    def change(self):
        kind = self.random.randrange(8)
        if kind == 0 or not self.names():
            return self.write(f"New {self.number} é.swift", [self.line() for _ in range(self.random.randint(1, 30))])
        name = self.random.choice(self.names())
        path = os.path.join(self.folder, name)
        if kind == 1:
            return os.rename(path, os.path.join(self.folder, f"Moved{self.number}.swift"))
        if kind == 2 and len(self.names()) > 2:
            return os.remove(path)
        with open(path, encoding="utf-8") as file:
            lines = file.readlines()
        for _ in range(self.random.randint(1, 5)):
            place = self.random.randrange(len(lines) + 1)
            lines[place:place + self.random.randrange(3)] = [self.line() for _ in range(self.random.randrange(3))]
        self.write(name, lines)

    def commit(self):
        self.git("add", "-A")
        self.git("commit", "-q", "--allow-empty", "-m", "c")

    def reported(self, resizelint, *arguments, **options):
        done = subprocess.run(
            [resizelint, "--fail-on", "never", "--format", "json", "--rule", "main-screen-bounds", *arguments], cwd=self.folder,
            env=ENVIRONMENT, check=True, capture_output=True, text=True, **options)
        return {(f["path"], f["line"]) for phase in json.loads(done.stdout)["phases"] for f in phase["findings"]}


def main():
    resizelint = os.path.abspath(sys.argv[1])
    lines = 0
    for seed in range(10):
        with tempfile.TemporaryDirectory() as folder:
            history = History(folder, seed)
            for number in range(4):
                history.write(f"File{number}.swift", [history.line() for _ in range(40)])
            history.commit()
            base = history.git("rev-parse", "HEAD").strip()
            for _ in range(5):
                history.change()
            history.commit()
            for _ in range(3):
                history.change()
            history.git("add", "-A")
            for context in ("-U0", "-U3"):
                patch = history.git("-c", "core.quotePath=false", "diff", context, "-M", base)
                wanted = {(file.path, line.target_line_no) for file in unidiff.PatchSet(patch) for hunk in file for line in hunk if line.is_added}
                found = history.reported(resizelint, "--diff", "-", input=patch)
                assert found == wanted, f"history {seed}, --diff {context}: {sorted(found ^ wanted)}"
            found = history.reported(resizelint, "--since", base)
            assert found == wanted, f"history {seed}, --since: {sorted(found ^ wanted)}"
            lines += len(wanted)
    print(f"   10 histories, {lines} changed lines")


main()
