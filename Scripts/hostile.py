#!/usr/bin/env python3
"""Holds the program against input that was made to break it, and shows that time grows with the size and no faster.

    Scripts/hostile.py PROGRAM [--sizes N,N,N] [--only TEXT] [--markdown] [--largest]

Each bomb is written at each size, judged, and shown with its exit status, the first remark, the seconds and the peak memory.
With `--largest`, so are files of one byte less than what is too large to be judged.
Exit status 1: a crash, a hang, time that grew much faster than the input, a file half written where a disk is full or a signal
ends the program.
"""

import argparse
import os
import pathlib
import plistlib
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time

#: A run that takes longer hangs.
DEADLINE = 120
#: Seconds below which a run says nothing about growth.
NOISE = 0.5
#: How deep the bombs are, beside the sizes that are asked for, that nest one thing in another and nothing else.
DEPTH = 100_000
#: What ends a program from outside: ^C, a build service that gives up, a terminal that is closed.
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
#: Of a file that is judged.
LARGEST = (16 << 20) - 1


#: A file that holds nothing at which a rule begins is passed over after a first look; with this, what follows is judged.
JUDGED = "let first = UIScreen.main.bounds\n"


def swift(text):
    return {"a.swift": JUDGED + text}


#: An app of one target.
SPEC = (
    "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: App\n"
    "    configFiles: {Debug: A.xcconfig}\n    settings: {INFOPLIST_FILE: Info.plist}\n"
)


def project(**files):
    """That app, with some of its files replaced."""
    return {"project.yml": SPEC, "App/a.swift": "let a = 1\n", "Info.plist": "<plist><dict/></plist>", "A.xcconfig": ""} | files


def nested_binary_plist(n):
    """A binary list of n arrays, each of which holds the next one twice: 2^n values for who counts them all."""
    objects = [struct.pack(">B", 0xA2) + struct.pack(">II", i + 1, i + 1) for i in range(n)] + [b"\x10\x01"]
    return binary_plist(objects)


def cyclic_binary_plist(n):
    """A binary list of n arrays in a ring."""
    return binary_plist([struct.pack(">B", 0xA1) + struct.pack(">I", (i + 1) % n) for i in range(n)])


def lying_binary_plist(n):
    """A binary list whose offsets, counts and lengths lead out of the file."""
    honest = plistlib.dumps({"key%d" % i: [i, "text"] for i in range(n)}, fmt=plistlib.FMT_BINARY)
    return honest[:-32] + struct.pack(">6xBBQQQ", 8, 8, 1 << 62, (1 << 62) - 1, len(honest) - 33)


def binary_plist(objects):
    body = b"bplist00"
    offsets = []
    for item in objects:
        offsets.append(len(body))
        body += item
    table = len(body)
    body += b"".join(struct.pack(">I", offset) for offset in offsets)
    return body + struct.pack(">6xBBQQQ", 4, 4, len(objects), 0, table)


def pbxproj(objects):
    return "// !$*UTF8*$!\n{objects = {\n" + objects + "\n}; rootObject = P;}\n"


BOMBS = {
    # Swift: depth
    "parentheses, open": lambda n: swift("(" * n),
    "parentheses, closed": lambda n: swift("let a = " + "(" * n + ")" * n),
    "braces, open": lambda n: swift("{" * n),
    "braces, closed": lambda n: swift("func a() " + "{" * n + "}" * n),
    "brackets": lambda n: swift("let a = " + "[" * n + "]" * n),
    "angle brackets": lambda n: swift("let a: " + "A<" * n + "B" + ">" * n),
    "comments, open": lambda n: swift("/*" * n),
    "comments, closed": lambda n: swift("/*" * n + "*/" * n),
    "interpolations": lambda n: swift('let a = ' + '"\\(' * n),
    "interpolations, closed": lambda n: swift("let a = " + '"\\(' * n + "1" + ')"' * n),
    "types": lambda n: swift("struct A {\n" * n + "}" * n),
    "functions": lambda n: swift("func a() {\n" * n + "}" * n),
    "closures": lambda n: swift("let a = " + "b { c in " * n + "}" * n),
    "conditions": lambda n: swift("func a() {" + "if a {\n" * n + "UIScreen.main.bounds" + "}" * n + "}"),
    "else if": lambda n: swift("func a() { if UIScreen.main.bounds.width > 1 {}" + " else if a {}\n" * n + "}"),
    "#if": lambda n: swift("#if A\n" * n + "let a = UIScreen.main.bounds\n" + "#endif\n" * n),
    "#elseif": lambda n: swift("#if A\n" + "#elseif os(iOS)\nlet a = UIScreen.main.bounds\n" * n + "#endif\n"),
    "condition of an #if": lambda n: swift("#if " + "(" * n + "A" + ")" * n + "\n#endif\n"),
    "condition of an #if, flat": lambda n: swift("#if " + "!A && " * n + "A\n#endif\n"),
    # Swift: width
    "operators": lambda n: swift("let a = UIScreen.main.bounds.width" + " + b * c" * n),
    "prefix operators": lambda n: swift("let a = " + "-" * n + "b"),
    "ternaries": lambda n: swift("let a = " + "UIDevice.current.userInterfaceIdiom == .pad ? 1 : " * n + "2"),
    "a chain": lambda n: swift("let a = UIScreen.main" + ".bounds" * n),
    "a chain of calls": lambda n: swift("let a = UIScreen.main" + ".map { $0 }\n" * n),
    "cases": lambda n: swift("switch a {\n" + "case .b: UIScreen.main.bounds\n" * n + "}"),
    "arguments": lambda n: swift("a(" + "b: UIScreen.main.bounds, " * n + ")"),
    "elements": lambda n: swift("let a = [" + "UIScreen.main.bounds, " * n + "]"),
    "equal reads": lambda n: swift("let a = UIScreen.main.bounds\n" * n),
    "reads in one body": lambda n: swift("func f() {\n" + "let a = UIScreen.main.bounds.width\n" * n + "}\n"),
    "reads on one line": lambda n: swift("let a = UIScreen.main.bounds; " * n),
    "names of one name": lambda n: swift("func f() {\n" + "let a = UIScreen.main.bounds; use(a)\n" * n + "}\n"),
    "names of names": lambda n: swift(
        "func f() {\nlet a0 = UIScreen.main.bounds.width\n" + "".join(f"let a{i + 1} = a{i}\n" for i in range(n)) + "}\n"
    ),
    "uses of one name": lambda n: swift(
        "func f() {\nlet a = UIScreen.main.bounds.width\n" + "view.frame.size.width = a\n" * n + "}\n"
    ),
    "wrappers of wrappers": lambda n: swift(
        "struct S {\nstatic var a0: Bool { UIDevice.current.userInterfaceIdiom == .pad }\n"
        + "".join(f"static var a{i + 1}: Bool {{ S.a{i} }}\n" for i in range(n))
        + "}\n"
    ),
    "wrappers": lambda n: swift(
        "".join(f"struct S{i} {{ static var a: Bool {{ UIDevice.current.userInterfaceIdiom == .pad }} }}\nlet b{i} = S{i}.a\n" for i in range(n))
    ),
    "presumed sizes": lambda n: swift("func f() {\n" + "a = X.screenWidth\n" * n + "}\n"),
    "held orientations": lambda n: swift(
        "class C {\n"
        + "".join(f"var o{i}: UIInterfaceOrientation\nfunc u{i}() {{ if o{i}.isLandscape {{ a() }} }}\n" for i in range(n))
        + "}\n"
    ),
    "functions told a screen": lambda n: swift(
        "".join(f"func f{i}(screenWidth: CGFloat) {{ if screenWidth < 700 {{ f{i + 1}(screenWidth: screenWidth) }} }}\n" for i in range(n))
    ),
    "first frames": lambda n: swift(
        "class V: UIView {\n"
        + "".join(f"init(a{i}: Int) {{ super.init(frame: UIScreen.main.bounds); b.addSubview(c) }}\n" for i in range(n))
        + "}\n"
    ),
    "thresholds": lambda n: swift("func f(_ a: CGFloat) {\n" + "if bounds.width > 768 { a() }\n" * n + "}"),
    "size captures": lambda n: swift("class V: UIView {\n" + "let a = UIScreen.main.bounds.width / 2\n" * n + "}"),
    "frames": lambda n: swift("let a = Text(b)" + ".frame(width: 390)\n" * n),
    "properties of a type": lambda n: swift(
        "class V: UIViewController {\n" + "".join(f"var a{i} = UIScreen.main.bounds.width\n" for i in range(n)) + "}\n"
    ),
    "views in views": lambda n: swift("var body: some View { " + "VStack { " * n + "Text(a).frame(width: 390)" + "}" * n + "}"),
    "size classes": lambda n: swift(
        "struct V: View {\n@Environment(\\.horizontalSizeClass) var h\nvar body: some View {\n"
        + "if h == .compact { A() } else { B() }\n" * n + "}}\n"
    ),
    # Swift: length
    "one word": lambda n: swift("a" * (10 * n)),
    "one string": lambda n: swift('let a = "' + "b" * (10 * n)),
    "one comment": lambda n: swift("/* " + "b" * (10 * n)),
    "one number": lambda n: swift("let a = " + "1" * (10 * n)),
    "empty lines": lambda n: swift("\n" * (10 * n)),
    "one name with combining marks": lambda n: swift("let a" + "\u0301" * n + " = UIScreen.main.bounds"),
    "no text": lambda n: {"a.swift": bytes(range(128, 256)) * (n // 12)},
    "zero bytes": lambda n: {"a.swift": b"\0" * (10 * n)},
    "raw strings": lambda n: swift("#" * n + '"' + "a" + '"' + "#" * n),
    "regexes": lambda n: swift("let a = " + "/(a" * n),
    # allowances
    "allowances": lambda n: swift("let a = UIScreen.main.bounds // resizelint:allow main-screen-bounds\n" * n),
    "allowances, unused": lambda n: swift("// resizelint:allow main-screen-bounds\nlet a = 1\n" * n),
    "allowances for a file": lambda n: swift(
        "// resizelint:allow:file main-screen-bounds\n" * n + "let a = UIScreen.main.bounds\n" * n
    ),
    "allowances, open": lambda n: swift("// resizelint:allow:begin main-screen-bounds\n" * n + "let a = UIScreen.main.bounds\n"),
    "allowances, nested": lambda n: swift(
        "// resizelint:allow:begin main-screen-bounds\n" * n + "// resizelint:allow:end main-screen-bounds\n" * n
    ),
    "allowances, crossed": lambda n: swift(
        "".join(f"// resizelint:allow:begin a{i}\n" for i in range(n))
        + "".join(f"// resizelint:allow:end a{i}\n" for i in range(n))
    ),
    "names in an allowance": lambda n: swift("// resizelint:allow " + "main-screen, " * n + "idiom-branch\n"),
    "unknown names in an allowance": lambda n: swift("// resizelint:allow " + "main-scren, " * n + "idiom-branch\n"),
    # property lists
    "XML arrays": lambda n: project(**{"Info.plist": "<plist>" + "<array>" * n + "</array>" * n + "</plist>"}),
    "XML arrays, open": lambda n: project(**{"Info.plist": "<plist>" + "<array>" * n}),
    "XML elements of no kind": lambda n: project(**{"Info.plist": "<plist>" + "<a>" * n}),
    "XML keys": lambda n: project(**{"Info.plist": "<plist><dict>" + "<key>a</key><true/>" * n + "</dict></plist>"}),
    "XML keys, all different": lambda n: project(
        **{"Info.plist": "<plist><dict>" + "".join(f"<key>a{i}</key><true/>" for i in range(n)) + "</dict></plist>"}
    ),
    "XML attributes": lambda n: project(**{"Info.plist": "<plist " + "".join(f'a{i}="b" ' for i in range(n)) + "><dict/></plist>"}),
    "XML comments": lambda n: project(
        **{"Info.plist": "<plist><dict>" + "<!-- resizelint:allow full-screen-requirement -->" * n + "</dict></plist>"}
    ),
    "entities": lambda n: project(**{"Info.plist": "<plist><string>" + "&amp;" * n + "</string></plist>"}),
    "a billion laughs": lambda n: project(
        **{
            "Info.plist": "<!DOCTYPE plist [<!ENTITY l0 'lol'>"
            + "".join(f"<!ENTITY l{i + 1} '{f'&l{i};' * 10}'>" for i in range(n // 100))
            + f"]><plist><dict><key>a</key><string>&l{n // 100};</string></dict></plist>"
        }
    ),
    "binary arrays, shared": lambda n: project(**{"Info.plist": nested_binary_plist(n)}),
    "binary arrays in a ring": lambda n: project(**{"Info.plist": cyclic_binary_plist(n)}),
    "binary offsets that lie": lambda n: project(**{"Info.plist": lying_binary_plist(n)}),
    "OpenStep arrays": lambda n: {"App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n" + "(" * n + ")" * n},
    "OpenStep dictionaries": lambda n: {"App.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n" + "{a=" * n},
    # project files
    "groups in a ring": lambda n: {
        "App.xcodeproj/project.pbxproj": pbxproj(
            "P = {isa = PBXProject; mainGroup = G0; targets = ();};\n"
            + "".join(f"G{i} = {{isa = PBXGroup; children = (G{(i + 1) % n}, G{i});}};\n" for i in range(n))
        )
    },
    "targets": lambda n: {
        "App.xcodeproj/project.pbxproj": pbxproj(
            "P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = ("
            + ", ".join(f"T{i}" for i in range(n // 10))
            + ");};\nL = {isa = XCConfigurationList; buildConfigurations = (C);};\n"
            "C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {GENERATE_INFOPLIST_FILE = YES; SDKROOT = iphoneos;};};\n"
            "G = {isa = PBXGroup; children = ();};\n"
            + "".join(
                f'T{i} = {{isa = PBXNativeTarget; name = T{i}; productType = "com.apple.product-type.application";'
                " buildConfigurationList = L; buildPhases = ();};\n"
                for i in range(n // 10)
            )
        )
    },
    "settings of settings": lambda n: project(
        **{"A.xcconfig": "".join(f"A{i} = $(A{i + 1})$(A{i + 1})\n" for i in range(n)) + "PRODUCT_NAME = $(A0)\n"}
    ),
    "settings in a ring": lambda n: project(
        **{"A.xcconfig": "".join(f"A{i} = $(A{(i + 1) % n})\n" for i in range(n)) + "INFOPLIST_KEY_UIRequiresFullScreen = $(A0)\n"}
    ),
    "settings in settings": lambda n: project(**{"A.xcconfig": "INFOPLIST_KEY_UIRequiresFullScreen = " + "$(A" * n + ")" * n}),
    "includes in a ring": lambda n: project(
        **{"A.xcconfig": '#include "0.xcconfig"\n'}
        | {f"{i}.xcconfig": f'#include "{(i + 1) % (n // 10)}.xcconfig"\nA = {i}\n' for i in range(n // 10)}
    ),
    "includes of itself": lambda n: project(**{"A.xcconfig": '#include "A.xcconfig"\n' * n}),
    "includes, doubled": lambda n: project(
        **{"A.xcconfig": '#include "0.xcconfig"\n'}
        | {f"{i}.xcconfig": f'#include "{i + 1}.xcconfig"\n#include "{i + 1}.xcconfig"\nA = {i}\n' for i in range(n // 10)}
    ),
    "YAML sequences": lambda n: project(**{"project.yml": SPEC + "x: " + "[" * n}),
    "YAML mappings": lambda n: project(**{"project.yml": SPEC + "x: " + "{a: " * n}),
    "YAML dashes": lambda n: project(**{"project.yml": SPEC + "x:\n" + "- " * n + "a\n"}),
    "YAML aliases": lambda n: project(
        **{"project.yml": SPEC + "a0: &a0 [x, x]\n" + "".join(f"a{i + 1}: &a{i + 1} [*a{i}, *a{i}]\n" for i in range(n))}
    ),
    "YAML merges": lambda n: project(
        **{
            "project.yml": SPEC + "a0: &a0 {x: 1}\n"
            + "".join(f"a{i + 1}: &a{i + 1} {{<<: [*a{i}, *a{i}], k{i}: 1}}\n" for i in range(n))
        }
    ),
    "YAML keys": lambda n: {"project.yml": "targets:\n" + "".join(f"  A{i}: {{type: application, platform: iOS}}\n" for i in range(n // 10))},
    "YAML lines of text": lambda n: project(**{"project.yml": SPEC + "x: |\n" + "  text\n" * n}),
    "JSON arrays": lambda n: {"app.json": '{"expo": {"ios": ' + "[" * n, "a.swift": ""},
    "JSON objects": lambda n: {"app.json": '{"expo": ' + '{"a": ' * n, "a.swift": ""},
    "a manifest": lambda n: {"Project.swift": "let project = Project(name: " + "[" * n + "]" * n + ")"},
    "a manifest, operators": lambda n: {"Project.swift": "let project = Project(name: a" + " + a" * n + ")"},
    "a manifest of names": lambda n: {
        "Project.swift": "let a0 = \"x\"\n" + "".join(f"let a{i + 1} = a{i} + a{i}\n" for i in range(n)) + f"let project = Project(name: a{n})"
    },
    "Bazel": lambda n: {"BUILD.bazel": "ios_application(name = " + "[" * n + "]" * n + ")"},
    "a storyboard": lambda n: {"Launch.storyboard": "<document launchScreen='YES'>" + "<view>" * n} | project(),
    # configuration, baseline, patch
    "keys of a configuration": lambda n: {".resizelint.json": '{"rules": {' + '"idiom-branch": "off",' * n + "}}", "a.swift": "let a = 1\n"},
    "unknown rules of a configuration": lambda n: {
        ".resizelint.json": '{"rules": {' + "".join(f'"idiom-brunch{i}": "off",' for i in range(n // 10)) + "}}", "a.swift": ""
    },
    "globs": lambda n: {".resizelint.json": '{"exclude": [' + '"*a*a*a*a*b",' * (n // 100) + "]}"}
    | {f"{'a' * 50}{i}.swift": "let a = 1\n" for i in range(100)},
    "a glob": lambda n: {".resizelint.json": '{"exclude": ["' + "*a" * n + '"]}', "a" * 200 + ".swift": "let a = 1\n"},
    "ignored": lambda n: {".git/x": "", ".gitignore": "*a*a*a*a*b\n" * n, "aaaaaaaaaaaaaaaa.swift": "let a = 1\n"},
    # many files
    "files": lambda n: {f"{i % 10}/{i}.swift": "let a = UIScreen.main.bounds\n" for i in range(n // 10)},
    "helpers in Objective-C": lambda n: {
        "a.m": "@implementation A\n"
        + "".join(f"+ (BOOL)isPad{i} {{ return self.isPad{i + 1}; }}\n" for i in range(n))
        + f"+ (BOOL)isPad{n} {{ return UIDevice.currentDevice.userInterfaceIdiom; }}\n+ (BOOL)isPad {{\n" * 2,
        "b.swift": "let a = A.isPad1()\n" * n,
    },
    "wrappers over files": lambda n: {
        f"{i}.swift": f"enum W{i} {{ static var a: Bool {{ {'UIDevice.current.userInterfaceIdiom == .pad' if i == 0 else f'W{i - 1}.a'} }} }}\n"
        for i in range(n // 50)
    },
}


#: The bombs that are run at DEPTH too.
DEEP = [
    "parentheses, open", "parentheses, closed", "braces, open", "braces, closed", "brackets", "comments, open", "comments, closed",
    "interpolations", "interpolations, closed", "closures", "conditions", "#if", "condition of an #if", "views in views", "XML arrays",
    "XML elements of no kind", "binary arrays, shared", "binary arrays in a ring", "OpenStep arrays", "OpenStep dictionaries",
    "settings in settings", "YAML sequences", "YAML mappings", "YAML dashes", "JSON arrays", "JSON objects", "a manifest", "Bazel",
]

#: What a file of the largest size holds, over and over again, behind its beginning.
LARGE = {
    "one line of reads": ("", "a(UIScreen.main.bounds);"),
    "lines of code": ("", "    if view.bounds.width > 100 { show(view) }\n"),
    "one word": ("let a", "b"),
    "one string": ('let a = "', "b"),
    "parentheses": ("let a = ", "("),
    "braces": ("func a() ", "{"),
    "interpolations": ("let a = ", '"\\('),
    "operators": ("let a = ", "-"),
    "line breaks": ("", "\n"),
    "zero bytes": ("", "\0"),
}


def write(folder, files):
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())


def make(folder, bomb, size):
    """Writes a bomb from a process of its own, whose memory is not counted as the program's; the bytes that it takes."""
    child = os.fork()
    if child == 0:
        write(folder, bomb(size))
        os._exit(0)
    _, status = os.waitpid(child, 0)
    assert status == 0, "the bomb went off here"
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


def run(program, folder, deadline=DEADLINE):
    """The exit status (below 0: the signal; None: a hang), what was said first, the seconds and the peak memory in MB."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            [program, "--fail-on", "never", "--format", "json", "--report", "text=/dev/null", "--root", "."],
            cwd=folder, stdin=subprocess.DEVNULL, stdout=output, stderr=errors)
        signal.alarm(deadline)
        try:
            _, status, usage = os.wait4(process.pid, 0)
            code = os.waitstatus_to_exitcode(status)
        except TimeoutError:
            process.kill()
            _, _, usage = os.wait4(process.pid, 0)
            code = None
        signal.alarm(0)
        process.returncode = 0
        return code, remark(output, errors), usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def remark(output, errors):
    """What was said first, read by a process of its own: the next program would be counted the memory of the one that starts it."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(writing, first_remark(output, errors).encode()[:400])
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.read()
    os.waitpid(child, 0)
    return said.decode(errors="replace")


def first_remark(output, errors):
    """The first line on the standard error, or else the first notice of the report."""
    errors.seek(0)
    line = errors.read(400).decode(errors="replace").partition("\n")[0]
    if line:
        return line
    output.seek(0)
    # The reports of some bombs are larger than what is worth parsing here; notices stand near the beginning.
    found = re.search(rb'"notices": \[\s*\{[^{}]*?"message": "((?:[^"\\]|\\.)*)"', output.read())
    return found.group(1).decode() if found else ""


def full_disk(program):
    """What goes wrong where a disk of 256 KB is full while each command writes; nothing where no disk can be made."""
    disk = pathlib.Path(tempfile.mkdtemp(prefix="hostile-disk-"))
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "none", disk], stderr=subprocess.DEVNULL).returncode != 0:
        disk.rmdir()
        return []
    try:
        write(disk, {f"{i}.swift": "import UIKit\nlet width = UIScreen.main.bounds.width\n" for i in range(16)})
        write(disk, {"out.json": "old\n", "known.json": '{"format": 1, "findings": [null]}\n', "filler": ""})
        with open(disk / "filler", "wb", buffering=0) as filler:
            try:
                while filler.write(b"x" * 4096) == 4096:
                    pass
            except OSError:
                pass
        before = {path.name: path.read_bytes() for path in disk.iterdir()}
        failures = []
        for arguments in (
            ["--report", "json=out.json"],
            ["--report", "sarif=new.sarif"],
            ["baseline", "write", "--baseline", "known.json"],
            ["allow", "--rule", "main-screen-bounds", "--reason", "seen"],
            ["init"],
        ):
            outcome = subprocess.run([program, *arguments], cwd=disk, capture_output=True, timeout=DEADLINE)
            if outcome.returncode != 3 or b"No space left on device" not in outcome.stderr:
                failures.append(f"a full disk, {' '.join(arguments)}: exit status {outcome.returncode}, {outcome.stderr.decode()}")
            if before != {path.name: path.read_bytes() for path in disk.iterdir()}:
                failures.append(f"a full disk, {' '.join(arguments)}: something else lies there now")
        if not failures:
            print("a full disk: what was there stayed, exit status 3, each time", flush=True)
        return failures
    finally:
        subprocess.run(["umount", disk], check=True)
        disk.rmdir()


def interrupted(program):
    """What is left half done where a signal ends a command that writes files."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="hostile-signal-"))
    source = "import UIKit\nlet width = UIScreen.main.bounds.width\n" + "// nothing\n" * 50
    before = {f"{i}.swift": source.encode() for i in range(60)} | {"out.json": b"old\n", "known.json": b'{"format": 1, "findings": []}\n'}
    failures = []
    ended = total = 0

    def start(arguments):
        """The command, with signals as a terminal leaves them, over files as they were before."""
        found = content()
        for name in found.keys() - before.keys():
            (folder / name).unlink()
        write(folder, {name: was for name, was in before.items() if found.get(name) != was})
        return subprocess.Popen(
            [program, *arguments], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=lambda: [signal.signal(number, signal.SIG_DFL) for number in SIGNALS])

    def content():
        return {path.name: path.read_bytes() for path in folder.iterdir()}

    try:
        for arguments in (
            ["--report", "json=out.json", "--report", "sarif=new.sarif", "--report", "text=new.txt"],
            ["baseline", "write", "--baseline", "known.json"],
            ["allow", "--rule", "main-screen-bounds", "--reason", "seen"],
            ["init"],
        ):
            began = time.monotonic()
            usual = start(arguments).wait(DEADLINE)
            duration = time.monotonic() - began
            after = content()
            if after == before:
                failures.append(f"a signal, {' '.join(arguments)}: writes nothing by itself")
            for number in SIGNALS:
                for step in range(10):
                    process = start(arguments)
                    time.sleep(duration * step / 10)
                    process.send_signal(number)
                    status = process.wait(DEADLINE)
                    total += 1
                    ended += status == -number
                    if status not in (-number, usual):
                        failures.append(f"{number.name}, {' '.join(arguments)}: exit status {status}")
                    for name, found in content().items():
                        if found not in (before.get(name), after.get(name)):
                            failures.append(f"{number.name}, {' '.join(arguments)}: {name} is neither what was there nor whole")
        if not failures:
            print(f"signals: no file half written; {ended} of {total} runs were ended by theirs, the others were through", flush=True)
        return failures
    finally:
        shutil.rmtree(folder)


def largest(program):
    """Shows what files of the largest size take."""
    failures = []
    for name, (start, unit) in LARGE.items():
        folder = pathlib.Path(tempfile.mkdtemp(prefix="hostile-large-"))
        try:
            make(folder, lambda size: {"a.swift": (JUDGED + start + unit * (size // len(unit) + 1))[:size]}, LARGEST)
            code, said, seconds, memory = run(program, folder, 5 * DEADLINE)
        finally:
            shutil.rmtree(folder)
        print(f"16 MiB, {name:28} {code}  {seconds:7.2f} s {memory:7.0f} MB  {said[:70]}", flush=True)
        if code not in (0, 3):
            failures.append(f"16 MiB, {name}: exit status {code}")
    return failures


def on_alarm(*_):
    raise TimeoutError


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("--sizes", default="2000,4000,8000")
    parser.add_argument("--only", default="")
    parser.add_argument("--markdown", action="store_true")
    parser.add_argument("--largest", action="store_true")
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    sizes = [int(size) for size in options.sizes.split(",")]
    signal.signal(signal.SIGALRM, on_alarm)
    failures = []
    if options.markdown:
        print("| Input | Status | Remark | Seconds | Peak MB |\n|---|---|---|---|---|")
    for name, bomb in BOMBS.items():
        if options.only not in name:
            continue
        rows = []
        for size in sizes + ([DEPTH] if name in DEEP else []):
            folder = pathlib.Path(tempfile.mkdtemp(prefix="hostile-"))
            try:
                rows.append((size, make(folder, bomb, size), *run(program, folder)))
            finally:
                shutil.rmtree(folder)
        for size, _, code, _, _, _ in rows:
            if code is None:
                failures.append(f"{name} at {size}: no end after {DEADLINE} seconds")
            elif code < 0 or code not in (0, 2, 3):
                failures.append(f"{name} at {size}: exit status {code}")
        last = rows[-1]
        for less, more in zip(rows, rows[1:]):
            growth = more[1] / less[1]
            if more[4] > NOISE and more[4] > 1.8 * growth * max(less[4], NOISE / growth):
                failures.append(f"{name}: {less[4]:.2f} s for {less[1]} bytes, {more[4]:.2f} s for {more[1]}")
        status = " ".join(sorted({str(row[2]) for row in rows}))
        seconds = " ".join(f"{row[4]:.2f}" for row in rows)
        memory = " ".join(f"{row[5]:.0f}" for row in rows)
        if options.markdown:
            remark = last[3].replace("|", "\\|")
            print(f"| {name} | {status} | {remark[:100]} | {seconds} | {memory} |", flush=True)
        else:
            print(f"{name:36} {last[1]:>10} B  {status:4} {seconds:24} s {memory:18} MB  {last[3][:70]}", flush=True)
    if options.largest:
        failures += largest(program)
    failures += full_disk(program)
    failures += interrupted(program)
    for failure in failures:
        print(failure, file=sys.stderr)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
