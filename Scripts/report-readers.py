#!/usr/bin/env python3
"""Reads one report in every format with the readers that users have, and compares what they find.

    report-readers.py PROJECT make        writes a project whose names and code are hostile
    report-readers.py FOLDER PROJECT      reads FOLDER/report.NAME for every format NAME, of that project

Needs junitparser and markdown-it-py.
"""
import collections
import csv
import html.parser
import json
import os
import re
import sys
import xml.etree.ElementTree
import xml.sax

HOSTILE = [
    "]]>.swift", "::error::x.swift", "a%0Ab.swift", "<script>.swift", "\x1b[31mred.swift", "\u202egnp.swift", "tab\tbed.swift",
    "😀 wide 漢字.swift", "it's \"quoted\".swift", "line\nbreak.swift", "a,b:c.swift", "a|b*c_[d](e).swift", "`tick`.swift",
    "=cmd.swift", "@all #1 $(x).swift", "&amp;&#60;.swift", "##[error]x.swift", "##vso[task.complete]x.swift", "nul\x7fl.swift",
]
TARGET = "]]>::error file=x::%0A<script>alert(1)<\\/script> \\e[31m \\u202E \\t 😀 \\\"'"


def make(project):
    """Writes the project: a file for each hostile name, code with hostile names, a target with one."""
    os.makedirs(os.path.join(project, "App", "Sub Folder"))
    for number, name in enumerate(HOSTILE):
        with open(os.path.join(project, "App", name), "w", encoding="utf-8", newline="") as file:
            file.write("import UIKit\n" * (number % 5))
            file.write("let size = UIScreen.main.bounds.size // ]]> ::error:: %0A <script> \x1b[31m \u202e \t 😀 \"'\n")
    with open(os.path.join(project, "App", "Sub Folder", "Device.swift"), "w", encoding="utf-8") as file:
        file.write("import UIKit\nenum Device {\n  static var `]]> ::error:: <b>`: Bool { UIDevice.current.userInterfaceIdiom == .pad }\n}\n")
        for number in range(100):
            file.write(f"func `lay ]]> ::error:: {number}`(_ view: UIView) {{ view.frame.size.width = UIDevice.current.userInterfaceIdiom == .pad ? {number} : 0 }}\n")
    with open(os.path.join(project, "App", "Info.plist"), "w", encoding="utf-8") as file:
        file.write("<plist version=\"1.0\"><dict>\n<key>UIRequiresFullScreen</key>\n<true/>\n</dict></plist>\n")
    with open(os.path.join(project, "project.yml"), "w", encoding="utf-8") as file:
        file.write(
            f"name: App\ntargets:\n  \"{TARGET}\":\n    type: application\n    platform: iOS\n    sources: [App]\n"
            "    info: {path: App/Info.plist}\n")
    os.symlink("/usr", os.path.join(project, "App", "out"))


def fail(text):
    sys.exit(f"report-readers: {text}")


def require(condition, text):
    if not condition:
        fail(text)


DECEPTIVE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029\U000e0000-\U000e007f]")


def numbered(text, kept=""):
    """The text with what deceives spelled by its number."""
    return "".join(f"<U+{ord(c):04X}>" if (DECEPTIVE.match(c) or c in "\n\r") and c not in kept else c for c in text)


def shown(text):
    """The text as a terminal gets it: with no command for the log of a build service either."""
    return re.sub(r"##(?=[A-Za-z]*\[)", "<U+0023>#", numbered(text).replace("\t", " "))


def xml_shown(text):
    """The same for XML, which has references for all but the characters that it cannot hold."""
    return "".join(f"<U+{ord(c):04X}>" if ord(c) < 0x20 and c not in "\t\n\r" else c for c in text)


class Page(html.parser.HTMLParser):
    """The elements and the text of the cells of a page."""

    def __init__(self):
        super().__init__()
        self.elements = collections.Counter()
        self.cells = []
        self.open = False

    def handle_starttag(self, tag, attributes):
        self.elements[tag] += 1
        require(not [key for key, _ in attributes if key != "style"], f"markdown: <{tag}> has attributes {attributes}")
        if tag == "td":
            self.cells.append("")
            self.open = True

    def handle_endtag(self, tag):
        if tag == "td":
            self.open = False

    def handle_data(self, data):
        if self.open:
            self.cells[-1] += data


def undo(text, is_property):
    """What the runner of GitHub makes of an escaped value."""
    if is_property:
        text = text.replace("%3A", ":").replace("%2C", ",")
    return text.replace("%0D", "\r").replace("%0A", "\n").replace("%25", "%")


def read_github(text):
    """Workflow commands as the runner takes them apart: properties end at the next `::`."""
    found = []
    for line in text.splitlines():
        match = re.fullmatch(r"::(error|warning|notice)(?: (.*?))?::(.*)", line)
        require(match, f"github: no command: {line}")
        properties = dict(part.split("=", 1) for part in (match[2] or "").split(",") if part)
        found.append((match[1], {key: undo(value, True) for key, value in properties.items()}, undo(match[3], False)))
    return found


def main(folder, project):
    def content(name):
        with open(os.path.join(folder, f"report.{name}"), encoding="utf-8", newline="") as file:
            return file.read()

    for name in os.listdir(folder):
        if not name.startswith("report."):
            continue
        text = content(name.removeprefix("report."))
        # A carriage return ends a row, and the runner of GitHub leaves a tab as it is.
        for allowed in {"report.csv": "\r", "report.github": "\t"}.get(name, ""):
            text = text.replace(allowed, "")
        require(not DECEPTIVE.search(text) and "\r" not in text and "\t" not in text, f"{name}: holds a control character")

    # json is what the others are held against.
    report = json.loads(content("json"))
    findings = [finding for phase in report["phases"] for finding in phase["findings"]] + report["housekeeping"]
    names = {finding["path"] for finding in findings}
    for name in HOSTILE:
        require("App/" + name in names, f"json: {name!r} did not come through")
    require(any("]]>::error file=x::%0A<script>" in target for f in findings for target in f["targets"]), "json: no hostile target")
    key = lambda f: (f["path"], f["line"], f["rule"])
    expected = collections.Counter(map(key, findings))
    require(len(findings) > 60, "too few findings to show that lists are capped")
    print(f"json: {len(findings)} findings in {len(names)} files")

    def compare(name, found, spell=lambda path: path):
        wanted = collections.Counter()
        for (path, line, rule), count in expected.items():
            wanted[(spell(path), line, rule)] += count
        require(collections.Counter(found) == wanted, f"{name}: {collections.Counter(found) - wanted} {wanted - collections.Counter(found)}")
        print(f"{name}: the same {len(list(found))}")

    require(report["notices"], "json: nothing shows how what could not be judged is said")

    def compare_notices(name, paths, spell=lambda path: path):
        wanted = [spell(notice["path"]) for notice in report["notices"]]
        require(sorted(paths) == sorted(wanted), f"{name}: says of {paths} that it could not be judged, not of {wanted}")

    lines = [json.loads(line) for line in content("jsonl").splitlines()]
    require([line["type"] for line in lines][-1] == "summary", "jsonl: ends in no summary")
    compare_notices("jsonl", [line["path"] for line in lines if line["type"] == "notice"])
    compare("jsonl", [key(line) for line in lines if line["type"] == "finding"])

    results = json.loads(content("sarif"))["runs"][0]["results"]
    from urllib.parse import unquote
    compare("sarif", [
        (unquote(place["artifactLocation"]["uri"]), place["region"]["startLine"], result["ruleId"])
        for result in results for place in [result["locations"][0]["physicalLocation"]]])

    issues = json.loads(content("gitlab"))
    for issue in issues:
        for field in ["description", "check_name", "fingerprint", "severity", "location"]:
            require(issue[field], f"gitlab: {field} is missing")
        require(issue["severity"] in ["info", "minor", "major", "critical", "blocker"], "gitlab: severity")
        require(isinstance(issue["location"]["lines"]["begin"], int), "gitlab: location.lines.begin")
        require(not issue["location"]["path"].startswith(("/", "./")), "gitlab: location.path")
    require(len({issue["fingerprint"] for issue in issues}) == len(issues), "gitlab: a fingerprint is there twice")
    compare_notices("gitlab", [i["location"]["path"] for i in issues if i["check_name"] == "not-judged"])
    issues = [issue for issue in issues if issue["check_name"] != "not-judged"]
    compare("gitlab", [(i["location"]["path"], i["location"]["lines"]["begin"], i["check_name"]) for i in issues])

    xml.sax.parseString(content("checkstyle").encode(), xml.sax.ContentHandler())
    tree = xml.etree.ElementTree.fromstring(content("checkstyle"))
    told = [(file.get("name"), int(error.get("line")), error.get("source")) for file in tree for error in file]
    compare_notices("checkstyle", [path for path, _, source in told if source == "resizelint"], xml_shown)
    compare("checkstyle", [
        (path, line, source.removeprefix("resizelint.")) for path, line, source in told if source != "resizelint"], xml_shown)

    import junitparser
    suites = junitparser.JUnitXml.fromstring(content("junit").encode())
    cases = [case for suite in suites for case in suite]
    require(suites.tests == len(cases) and suites.failures == sum(c.is_failure for c in cases), "junit: the sums are wrong")
    require({xml_shown(n) for n in names} <= {case.name for case in cases}, "junit: a file is missing")
    told = sum((result.text or result.message or "").count(": ") > 0 for case in cases for result in case.result)
    require(told >= len(names), "junit: findings are missing")
    print(f"junit: {len(cases)} tests, {suites.failures} failures, {suites.skipped} skipped")

    rows = list(csv.DictReader(content("csv").splitlines()))
    def cell(path):
        path = shown(path)
        return "'" + path if path[0] in "=+-@" else path
    compare_notices("csv", [row["path"] for row in rows if not row["rule"]], cell)
    compare("csv", [(row["path"], int(row["line"]), row["rule"]) for row in rows if row["rule"]], cell)
    for row in rows:
        require(all(not (value or "").startswith(("=", "+", "-", "@")) for value in row.values()), "csv: a formula")

    found = []
    for line in content("xcode").splitlines():
        match = re.fullmatch(r"(/.*?):(\d+)(?::(\d+))?: (error|warning|note): (.*)", line)
        require(match, f"xcode: {line}")
        require(match[1].startswith(os.path.realpath(project)), f"xcode: {line}")
        rule = re.search(r" \[([a-z-]+)\]$", match[5])
        if rule:
            found.append((match[1][len(os.path.realpath(project)) + 1:], int(match[2]), rule[1]))
    # A name with a colon and a number is read as another place by everybody, Xcode included.
    wanted = {(shown(path), line, rule) for path, line, rule in expected if ":" not in path}
    severe = {key(f) for f in findings if f["severity"] != "note"}
    wanted &= {(shown(path), line, rule) for path, line, rule in severe}
    require(wanted <= set(found), f"xcode: {wanted - set(found)}")
    print(f"xcode: {len(found)} lines")

    commands = read_github(content("github"))
    for level in ["error", "warning", "notice"]:
        require(sum(command[0] == level for command in commands) <= 10, f"github: more than ten of {level}")
    told = [(c[1]["file"], int(c[1]["line"]), c[1]["title"]) for c in commands if "line" in c[1] and "title" in c[1]]
    wanted = {(numbered(path, "\n\r"), line, rule) for path, line, rule in expected}
    require(told and set(told) <= wanted, f"github: {set(told) - wanted}")
    require(commands[-1][0] == "notice" and " more: " in commands[-1][2], "github: does not say how many more")
    print(f"github: {len(commands)} commands")

    from markdown_it import MarkdownIt
    page = Page()
    page.feed(MarkdownIt("commonmark", {"html": True, "linkify": False}).enable("table").render(content("markdown")))
    known = {"h2", "h3", "p", "table", "thead", "tbody", "tr", "th", "td", "details", "summary", "b", "strong", "code", "ul", "li"}
    require(set(page.elements) <= known, f"markdown: elements {set(page.elements) - known}")
    places = {cell.strip() for cell in page.cells}
    for finding in findings:
        place = f"{shown(finding['path'])}:{finding['line']}"
        if not finding["path"].endswith("Device.swift"):
            require(" ".join(place.split()) in {" ".join(p.split()) for p in places}, f"markdown: {place} is missing")
    require(re.search(r"\n\d+ more; ", content("markdown")), "markdown: does not say how many more")
    require(len(content("markdown").encode()) < 1 << 20, "markdown: too large for a job summary")
    print(f"markdown: {page.elements['tr']} rows, {len(content('markdown').encode())} bytes")

    agent = content("agent").splitlines()
    require(len(agent) == len(findings) + len(report["notices"]) + 1, "agent: not one line for each")
    print(f"agent: {len(agent)} lines")
    for name in ["text", "agent"]:
        for line in content(name).splitlines():
            require(not line.lstrip().startswith("::"), f"{name}: a build service takes this for a command: {line}")
            require("##[" not in line and "##vso[" not in line, f"{name}: a build service takes this for a command: {line}")


if sys.argv[2:] == ["make"]:
    make(sys.argv[1])
else:
    main(sys.argv[1], sys.argv[2])
