#!/usr/bin/env python3
"""Times commands in alternating pairs and writes what came out as a page; Scripts/bench.sh calls it."""
import argparse
import datetime
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time

PATTERNS = ["UIScreen\\.main", "userInterfaceIdiom", "UIDevice\\.current\\.orientation", "keyWindow"]
AST_RULES = "\n---\n".join(
    f"id: {name}\nlanguage: swift\nrule:\n  pattern: {pattern}"
    for name, pattern in [
        ("screen", "UIScreen.main.$MEMBER"), ("idiom", "UIDevice.current.userInterfaceIdiom"),
        ("orientation", "UIDevice.current.orientation")])


def run(command, stdin=None, folder=None):
    """Seconds from start to exit, and the peak memory in MB."""
    with tempfile.TemporaryFile() as sink, open(stdin or os.devnull, "rb") as source:
        start = time.perf_counter()
        process = subprocess.Popen(command, stdin=source, stdout=sink, stderr=subprocess.DEVNULL, cwd=folder)
        _, _, usage = os.wait4(process.pid, 0)
        return time.perf_counter() - start, usage.ru_maxrss / 1024


def pair(ours, theirs, pairs, stdin=None):
    """The medians of both, and the median of the ratios, after one run of each that warms the caches."""
    run(ours, stdin), run(theirs, stdin)
    times = []
    for number in range(pairs):
        first, second = (ours, theirs) if number % 2 == 0 else (theirs, ours)
        one, other = run(first, stdin)[0], run(second, stdin)[0]
        times.append((one, other) if number % 2 == 0 else (other, one))
    return (
        statistics.median(a for a, _ in times), statistics.median(b for _, b in times),
        statistics.median(a / b for a, b in times))


def main():
    parser = argparse.ArgumentParser()
    for name in ("head", "base", "base-name", "ast-grep", "page"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--pairs", type=int, default=9)
    parser.add_argument("folders", nargs="+")
    options = parser.parse_args()

    paths = []
    files = sizes = 0
    for folder in options.folders:
        for parent, folders, names in os.walk(folder):
            folders[:] = [name for name in folders if not name.startswith(".")]
            for name in names:
                path = os.path.join(parent, name)
                if name.endswith(".swift") and os.path.isfile(path) and not os.path.islink(path):
                    paths.append(path)
                    files += 1
                    sizes += os.path.getsize(path)
    megabytes = sizes / 1e6

    lint = ["--fail-on", "never", "--quiet", "--format", "json", *options.folders]
    ours, base = [options.head, *lint], [options.base, *lint]
    ripgrep = ["rg", "-tswift", *(word for pattern in PATTERNS for word in ("-e", pattern)), *options.folders]
    ast_grep = [options.ast_grep, "scan", "--inline-rules", AST_RULES, *options.folders]

    rows = []
    seconds, other, ratio = pair(ours, ripgrep, options.pairs)
    rows.append(("ripgrep, four patterns", seconds, other, ratio))
    rows.append((f"resizelint at {options.base_name}", *pair(ours, base, options.pairs)))
    rows.append(("ast-grep, three rules", *pair(ours, ast_grep, max(3, options.pairs // 3))))
    peak = max(run(ours)[1] for _ in range(3))

    with tempfile.TemporaryDirectory() as empty:
        start = statistics.median(run([options.head, "--quiet", empty])[0] for _ in range(21))
        source = os.path.join(empty, "Long.swift")
        with open(source, "w", encoding="utf-8") as file:
            file.write("import UIKit\nfinal class Long: UIView {\n")
            for number in range(660):
                condition = "subviews.isEmpty" if number % 60 else "bounds.width > 600"
                file.write(f"  func f{number}() -> Int {{\n    return {condition} ? {number} : 0\n  }}\n")
            file.write("}\n")
        command = [os.path.abspath(options.head), "--quiet", "--fail-on", "never", "--stdin-filename", "Long.swift"]
        # What is known of a file comes from the project around it, so it is run in a folder of its own.
        stdin = statistics.median(run(command, source, empty)[0] for _ in range(21))
    printed = subprocess.run(
        [options.head, "dev", "tokens", "--", "--time", *sorted(paths)[:4000]], capture_output=True, text=True, check=False)
    # Files, bytes, seconds, MB/s.
    fields = printed.stdout.split()
    tokens = f"{float(fields[-1]):.0f} MB/s" if len(fields) >= 4 else "not measured"

    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True).stdout.strip()
    table = "\n".join(f"| {name} | {mine:.3f} s | {other:.3f} s | **{ratio:.2f}** |" for name, mine, other, ratio in rows)
    text = f"""# Performance

Written by `Scripts/bench.sh` on {datetime.date.today().isoformat()} for {commit}, on {os.cpu_count()} cores ({platform.machine()}, {platform.system()}).
The corpus: {files:,} Swift files, {megabytes:.1f} MB. Each row is the median of alternating pairs of whole runs, warm; the ratio is
the median of the pairs' own, which a busy machine moves less than the seconds.

| Against | resizelint | the other | ratio |
|---|---|---|---|
{table}

| | |
|---|---|
| Throughput | {megabytes / rows[0][1]:.0f} MB/s, {files / rows[0][1]:,.0f} files/s |
| Tokenizer alone, one core | {tokens} |
| Peak memory | {peak:.0f} MB |
| Start to exit, empty folder | {start * 1000:.1f} ms |
| A 2,000-line file on stdin | {stdin * 1000:.1f} ms |
| The program | {os.path.getsize(options.head) / 1e6:.1f} MB |
"""
    with open(options.page, "w", encoding="utf-8") as page:
        page.write(text)
    sys.stdout.write(text)


if __name__ == "__main__":
    main()
