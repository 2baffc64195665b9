#!/usr/bin/env python3
"""Holds the pages against what is there.

usage: documentation.py [--write] RESIZELINT

Every link to a file of the repository leads to one, with its heading where it names one. Every command line of resizelint that a page
shows has options that Documentation/Flags.md knows, and names rules and topics that there are. The samples of Documentation/Formats.md
are what RESIZELINT writes of the file that the page shows; --write puts them there. Run in the repository.
"""
import json
import pathlib
import re
import subprocess
import sys
import tempfile

PAGES = [pathlib.Path(name) for name in subprocess.run(
    ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", "*.md"], check=True, capture_output=True, text=True,
).stdout.split("\0") if name and not name.startswith("Tests/Fixtures/")]


def anchors(page):
    """The names that GitHub gives to the headings of a page."""
    for heading in re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.M):
        yield re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def sample(program, name, folder):
    """What a format says of a folder; of the long ones the part that tells of a finding."""
    report = subprocess.run(
        [program, "--fail-on", "never", "--format", name, folder], check=True, capture_output=True, text=True).stdout
    if name == "json":
        return json.dumps(json.loads(report)["phases"][1]["findings"][0], indent=2, ensure_ascii=False)
    if name == "sarif":
        return json.dumps(json.loads(report)["runs"][0]["results"][0], indent=2, ensure_ascii=False)
    if name == "text":
        return report[report.index("main-screen-bounds:"):report.index("\nPhase 3")].strip()
    if name == "markdown":
        return report[report.index("### "):].strip()
    return report.replace(folder, "/Users/you/Shop").replace("\r\n", "\n").strip()


def check_samples(program, write):
    """Compares the samples of the page with what the program writes now."""
    page = pathlib.Path("Documentation/Formats.md")
    text = page.read_text(encoding="utf-8")
    code = re.search(r"^```swift\n(.*?)^```$", text, re.M | re.S).group(1)
    problems = []

    def check(match):
        heading, fence, shown = match.groups()
        name = heading.strip("`")
        written = sample(program, name, str(root))
        if written != shown and not write:
            problems.append(f"{page}: the sample of {name} is not what the program writes; --write mends it")
        return f"### {heading}\n\n```{fence}\n{written}\n```\n"

    with tempfile.TemporaryDirectory() as scratch:
        root = pathlib.Path(scratch).resolve()
        (root / "App").mkdir()
        (root / "App/Card.swift").write_text(code, encoding="utf-8")
        fresh, count = re.subn(r"^### (`[a-z]+`)\n\n```([a-z]*)\n(.*?)\n```\n", check, text, flags=re.M | re.S)
    formats = re.findall(r"^\| `([a-z]+)` \|", text, re.M)
    if count != len(formats):
        problems.append(f"{page}: {count} samples of {len(formats)} formats")
    if write:
        page.write_text(fresh, encoding="utf-8")
    return problems


def main():
    write = "--write" in sys.argv
    program = str(pathlib.Path(sys.argv[-1]).resolve())
    options = set(re.findall(r"^## `(--[a-z-]+)", pathlib.Path("Documentation/Flags.md").read_text(encoding="utf-8"), re.M))
    names = set(re.findall(r"^### ([a-z-]+)$", pathlib.Path("Documentation/Rules.md").read_text(encoding="utf-8"), re.M))
    names |= set(re.findall(r'id: "([a-z-]+)"', pathlib.Path("Sources/Rules/Explain/Topic.swift").read_text(encoding="utf-8")))
    problems, links, uses = check_samples(program, write), 0, 0
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
