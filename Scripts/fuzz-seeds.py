#!/usr/bin/env python3
"""Makes the inputs that fuzzing begins with out of the fixtures.

    Scripts/fuzz-seeds.py FOLDER

FOLDER gets a folder for each target that has seeds.
"""

import hashlib
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FIXTURES = ROOT / "Tests/Fixtures"
#: The size that an input of a whole tree has at most.
TREE_LIMIT = 4096

CONFIGURATION = b"""{
  // of a team
  "root": true, "extends": ["base.json"], "include": ["App/**"], "exclude": ["*.generated.swift", "!/Keep/"],
  "rules": {"idiom-branch": "off", "main-screen-bounds": {"warning": "error", "note": "off"}},
  "phases": [1, 2], "policyFiles": ["**/LayoutPolicy.swift"], "baseline": "baseline.json", "sdk": 27,
  "minimumSize": {"width": 500, "height": 700}, "platforms": ["iOS"], "rulesFiles": ["own.json"], "requireReason": true,
}
"""
BASELINE = b"""{
  "format": 1,
  "findings": [
    {"fingerprint": "5cb8a69d6a5bf9d0", "path": "App/\\u00e9.swift", "rule": "main-screen-bounds"},
    null
  ]
}
"""
PATCH = b"""diff --git a/App/a.swift b/App/a.swift
--- a/App/a.swift
+++ b/App/a.swift
@@ -1,3 +1,4 @@ struct A {
 a
-b
+c
+d
 e
\\ No newline at end of file
diff --git "a/caf\\303\\251.swift" "b/caf\\303\\251.swift"
--- "a/caf\\303\\251.swift"
+++ "b/caf\\303\\251.swift"
@@ -4,0 +5 @@
+x
@@ -9 +9,0 @@
-y
--- a/gone.swift
+++ /dev/null
@@ -1 +0,0 @@
-z
diff --git a/x and y.swift b/z.swift
rename to z.swift
Binary files a/x and y.swift and b/z.swift differ
"""
GLOBS = b"App/Views/a [1].swift\n*.swift\n/App/**/a*\n!**/Views/\n[!a-c]*?\\*\nApp/\n# comment\n\\#a \\ \n[[:alpha:]]*\n"
OWNERS = b"App/Views/a.swift\n* @all\n/App/** @a @b # comment\ndocs/* d@example.com\n^[A section][2] @c\nApp/Views/\n\\#a\\ b @d\n!x\n"
REPORT = b"""{"format":1,"housekeeping":[],"notices":[{"failure":true,"line":3,"message":"is gone","path":"a"}],
"phases":[{"clear":false,"findings":[{"column":1,"configurations":["Debug"],"endColumn":9,"endLine":2,"fingerprint":"1f",
"fix":"Use `b`.","intent":"layout","line":1,"message":"`a` is b.","path":"View.swift","phase":1,"related":[{"column":1,"line":1,
"message":"here","path":"b"}],"rule":"idiom-branch","severity":"error","suppressed":true,"targets":["App"]}],"number":1,
"title":"Defuse"},{"clear":true,"findings":[],"number":2,"title":""},{"clear":null,"findings":[],"number":3,"title":""},
{"clear":true,"findings":[],"number":4,"title":""}],"shard":{"count":2,"index":1},
"summary":{"baselined":0,"error":0,"files":1,"note":0,"suppressed":1,"warning":0},"tool":{"name":"resizelint","version":"0"}}"""
TICKS = b'- [x] Compact `a-b` `c1d2`\nx,c1d2,Card\n'
TICKS_JSON = b'{"screens": [{"rows": [{"id": "c1d2", "done": true}]}]}'
XCCONFIG = b'#include? "A.xcconfig"\n// c\nA[sdk=iphoneos*][arch=arm64] = $(inherited) ${B:lower} "c d" \\\n e ; // f\n'
YAML = b"""# c
a: &x {b: [1, 'two', "th\\u00e9\\n"], ? c}
<<: *x
d:
- >-
  folded
  text
- |+2
    kept

e: yes
"""
OPENSTEP = b'{ a = (1, "b\\U00e9\\n", <0fbd 77>); /* c */ "d e" = { f = g.h/i_j; }; }'
XML = b'<?xml version="1.0"?><!DOCTYPE plist [<!ENTITY a "b">]><a b="c&#x41;&lt;"><![CDATA[<]]>&amp;&a;<!-- c --><d/></a>'
PLIST = b"""<dict><key>A</key><array><integer>0x1F</integer><real>-1.5e3</real><true/><date>2027-03-31T00:00:00Z</date>
<data>AAEC</data><string>a&#233;&amp;</string></array><!-- resizelint:allow full-screen-requirement -- seen --></dict></plist>"""
ALLOWANCES = [
    b"\x00import UIKit\n// resizelint:allow main-screen-bounds, idiom-branch -- kiosk until 2027-03-31\n"
    b"let a = UIScreen.main.bounds\nlet b = UIScreen.main.bounds // resizelint:allow main-screen-bounds\n",
    b"\x00// resizelint:allow:begin main-screen\nlet a = UIScreen.main\n/* resizelint:allow:end */\n// resizelint:allow:file x\n",
    b"\x01<plist><dict><!-- resizelint:allow full-screen-requirement -->\n<key>UIRequiresFullScreen</key>\n<true/></dict></plist>",
    b"\x02// resizelint:allow full-screen-requirement\nINFOPLIST_KEY_UIRequiresFullScreen = YES\n",
    b"\x03name: A\ntargets:\n  A:\n    type: application\n    platform: iOS\n    info:\n      path: a\n      properties:\n"
    b"        # resizelint:allow full-screen-requirement\n        UIRequiresFullScreen: true\n",
    b"\x04<document launchScreen=\"YES\">\n<!-- resizelint:allow:file launch-storyboard-invalid -->\n<scenes/></document>\n",
]
APPLICATION = b'{"expo": {"name": "a", "ios": {"requireFullScreen": true, "infoPlist": {"UILaunchScreen": {}}}}}'
UNITY = b"PlayerSettings:\n  iOSRequireFullScreen: 1\n  uIRequiresFullScreen: 1\n"
PLAYGROUND = b'let package = Package(name: "A", products: [.iOSApplication(name: "A", targets: ["A"])])\n'


def binary_plists():
    import plistlib

    values = [
        {"UIRequiresFullScreen": True, "a": [1, 2.5, "é", b"\x00\x01", {"b": "c" * 20}]},
        [plistlib.UID(1), "x" * 300, -1, 1 << 40],
        {},
    ]
    for value in values:
        yield plistlib.dumps(value, fmt=plistlib.FMT_BINARY)[8:]


def trees():
    """Each folder that holds a small project or a fixture, as one input."""
    folders = {path.parent for path in (FIXTURES / "projects").glob("*/model.txt")}
    folders |= {path for path in (FIXTURES / "rules").glob("*/*") if path.is_dir()}
    for folder in sorted(folders):
        tree = b""
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.name != "model.txt":
                tree += b"== " + str(path.relative_to(folder)).encode() + b"\n" + path.read_bytes() + b"\n"
        if len(tree) <= TREE_LIMIT:
            yield tree


def seeds():
    files = [path for path in sorted(FIXTURES.rglob("*")) if path.is_file() and "hostile" not in path.parts]

    def contents(*suffixes):
        return [path.read_bytes() for path in files if path.suffix in suffixes]

    sources = contents(".swift")
    yield "tokens", sources
    yield "source", sources + [seed[1:] for seed in ALLOWANCES[:2]]
    yield "json", contents(".json") + [CONFIGURATION, BASELINE]
    yield "yaml", contents(".yml") + [YAML]
    yield "xcconfig", contents(".xcconfig") + [XCCONFIG]
    yield "build-settings", contents(".xcconfig") + [XCCONFIG]
    yield "xml", contents(".storyboard", ".xib") + [XML]
    yield "plist-xml", [seed.partition(b"<plist")[2].partition(b">")[2] for seed in contents(".plist")] + [PLIST]
    yield "plist-openstep", contents(".pbxproj")[:8] + [OPENSTEP]
    yield "plist-binary", binary_plists()
    yield "pbxproj", contents(".pbxproj")
    yield "configuration", [CONFIGURATION]
    yield "rules-file", [own_rules()]
    yield "baseline", [BASELINE]
    yield "patch", [PATCH]
    yield "globs", [GLOBS]
    yield "owners", [OWNERS]
    yield "report", [REPORT]
    yield "ticks", [TICKS, TICKS_JSON]
    yield "allowances", ALLOWANCES + [b"\x00" + source for source in sources if b"resizelint:" in source]
    names = {"project.yml": b"\x00", "Project.swift": b"\x01", "BUILD.bazel": b"\x02"}
    specs = [names[path.name] + path.read_bytes() for path in files if path.name in names]
    yield "manifests", specs + [b"\x03" + APPLICATION, b"\x04" + UNITY, b"\x05" + PLAYGROUND]
    yield "tree", trees()


def own_rules():
    """A team's own rule for each form that a match can have."""
    import json

    rules = []
    forms = set()
    for rule in json.loads((ROOT / "rules.json").read_text())["rules"]:
        form = json.dumps([sorted(match) for match in rule.get("match", [])] if isinstance(rule.get("match"), list) else "")
        if "match" in rule and form not in forms and len(rules) < 6:
            forms.add(form)
            rules.append({**rule, "id": "own-" + rule["id"]})
    return json.dumps({"format": 1, "rules": rules}).encode()


def main():
    target = pathlib.Path(sys.argv[1])
    for name, inputs in seeds():
        folder = target / name
        folder.mkdir(parents=True, exist_ok=True)
        for content in inputs:
            (folder / hashlib.sha256(content).hexdigest()[:16]).write_bytes(content)
        for path in sorted((FIXTURES / "hostile" / name).glob("*")):
            (folder / path.name).write_bytes(path.read_bytes())


if __name__ == "__main__":
    main()
