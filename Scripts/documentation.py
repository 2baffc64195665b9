#!/usr/bin/env python3
"""Holds the pages against what is there.

usage: documentation.py

Every link to a file of the repository leads to one, with its heading where it names one. Every command line of resizelint that a page
shows has options that Documentation/Flags.md knows, and names rules and topics that there are. Run in the repository.
"""
import pathlib
import re
import subprocess
import sys

PAGES = [pathlib.Path(name) for name in subprocess.run(
    ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", "*.md"], check=True, capture_output=True, text=True,
).stdout.split("\0") if name and not name.startswith("Tests/Fixtures/")]


def anchors(page):
    """The names that GitHub gives to the headings of a page."""
    for heading in re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.M):
        yield re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def main():
    options = set(re.findall(r"^## `(--[a-z-]+)", pathlib.Path("Documentation/Flags.md").read_text(encoding="utf-8"), re.M))
    names = set(re.findall(r"^### ([a-z-]+)$", pathlib.Path("Documentation/Rules.md").read_text(encoding="utf-8"), re.M))
    names |= set(re.findall(r'id: "([a-z-]+)"', pathlib.Path("Sources/Rules/Explain/Topic.swift").read_text(encoding="utf-8")))
    problems, links, uses = [], 0, 0
    for page in PAGES:
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
            for target in re.findall(r"\]\(([^)\s]+)\)", line):
                if re.match(r"<?[a-z]+:", target):
                    continue
                links += 1
                path, _, heading = target.partition("#")
                file = page.parent / path if path else page
                if not file.exists():
                    problems.append(f"{page}:{number}: there is no {target}")
                elif heading and heading not in anchors(file):
                    problems.append(f"{page}:{number}: {file} has no heading {heading}")
            # What stands before the program's name on the line belongs to whatever runs it.
            for command in re.findall(r"(?:^|[\s`/])resizelint((?: [^`|>#]*)?)", line):
                for option in re.findall(r"(?<=\s)--[a-z-]+", command):
                    uses += 1
                    if option not in options:
                        problems.append(f"{page}:{number}: resizelint has no option {option}")
                for name in re.findall(r" (?:explain|--rule|--skip) ([a-z-]+)", command):
                    uses += 1
                    if name not in names:
                        problems.append(f"{page}:{number}: there is no rule and no topic {name}")
    print(*problems, sep="\n", file=sys.stderr, end="\n" if problems else "")
    print(f"   {len(PAGES)} pages, {links} links, {uses} options and names")
    sys.exit(1 if problems else 0)


main()
