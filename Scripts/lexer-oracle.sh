#!/usr/bin/env bash
# Holds the tokenizer against the parser of the Swift toolchain that `swiftc` on PATH belongs to.
#
#   Scripts/lexer-oracle.sh PATH…
#
# Every .swift file below the PATHs is compared byte for byte. Files that differ are named with the first difference, files
# that the toolchain itself rejects are listed apart. Exit status 1: a file that the toolchain accepts differs, or was not
# printed at all.
set -euo pipefail

if [ $# -eq 0 ]; then
  sed -n '2,9s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi

root=$(cd "$(dirname "$0")/.." && pwd)
swiftc=$(command -v swiftc) || { echo "no swiftc on PATH" >&2; exit 2; }
# macOS has a stub of `swiftc`, and toolchain managers have links: the toolchain says itself where it is.
runtime=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": *"\(.*\)".*/\1/p')
host="$runtime/host"
[ -d "$host" ] || { echo "the toolchain of $swiftc has no $host" >&2; exit 2; }

swift build --package-path "$root" -c release --product resizelint >&2
resizelint=$(swift build --package-path "$root" -c release --show-bin-path)/resizelint

build="$root/.build/lexer-oracle"
oracle="$build/lexer-oracle"
source="$root/Scripts/lexer-oracle/LexerOracle.swift"
stamp=$(swiftc -version 2>/dev/null | cksum)
if [ ! -x "$oracle" ] || [ "$source" -nt "$oracle" ] || [ "$(cat "$build/toolchain" 2>/dev/null)" != "$stamp" ]; then
  mkdir -p "$build"
  swiftc -O -parse-as-library -swift-version 6 -I "$host" -L "$host" -Xlinker -rpath -Xlinker "$host" \
    -module-cache-path "$build/modules" "$source" -o "$oracle" >&2
  echo "$stamp" > "$build/toolchain"
fi

# Batches keep the memory of a process from growing with the number of files; one runs on each core.
jobs=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
output=$(mktemp -d)
trap 'rm -rf "$output"' EXIT
export resizelint oracle output
# shellcheck disable=SC2016  # the inner shell expands them
find "$@" -type f -name '*.swift' -print0 |
  xargs -0 -n 256 -P "$jobs" bash -c \
    '"$resizelint" dev tokens "$@" | "$oracle" "$@" > "$output/$$" || { echo "the comparison of a batch failed: $1" >&2; exit 1; }' \
    batch || status=$?

cat "$output"/* 2>/dev/null | awk -v failed="${status:-0}" '
  /^summary / { for (i = 2; i <= 7; i++) sum[i] += $i; next }
  { print }
  END {
    printf "%d files, %d bytes: %d differ, %d were not printed; the toolchain rejects %d, %d of them differ\n",
      sum[2], sum[3], sum[4], sum[5], sum[6], sum[7]
    exit (sum[4] + sum[5] > 0 || failed != 0) ? 1 : 0
  }'
