#!/usr/bin/env bash
# Shows what a change to the rules does to real code: the findings that it adds and removes, by rule, and the times.
#
#   Scripts/corpus.sh BASE HEAD DIR...
#
# BASE and HEAD are commits, or `.` for the working tree. Each is built once, in a folder of its own below .build/corpus.
# DIR is an app: a checkout of whatever the rules should be held against.
set -euo pipefail
if [ $# -lt 3 ]; then
  sed -n '2,7s/^# \{0,1\}//p' "$0" >&2
  exit 2
fi
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
base=$1
head=$2
shift 2

# Prints the path of the release binary of a commit, or of the working tree.
build() {
  if [ "$1" = . ]; then
    (cd "$root" && swift build -c release --product resizelint >&2)
    echo "$root/.build/release/resizelint"
    return
  fi
  local commit place
  commit=$(git -C "$root" rev-parse --verify "$1^{commit}")
  place=$root/.build/corpus/$commit
  if [ ! -x "$place/.build/release/resizelint" ]; then
    rm -rf "$place"
    mkdir -p "$place"
    git -C "$root" archive "$commit" | tar -x -C "$place"
    (cd "$place" && swift build -c release --product resizelint >&2)
  fi
  echo "$place/.build/release/resizelint"
}

base_binary=$(build "$base")
head_binary=$(build "$head")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Lints one app, and prints its findings one a line, sorted, without what a moved line changes.
findings() {
  "$1" --root "$2" --fail-on never --quiet --format json "$2" 2>/dev/null |
    python3 -c '
import json, sys
app = sys.argv[1]
for phase in json.load(sys.stdin)["phases"]:
    for f in phase["findings"]:
        print(f["rule"], f["severity"], app + "/" + f["path"] + ":" + str(f["line"]), sep="\t")
' "$(basename "$2")" | sort
}

seconds() { date +%s.%N; }

: >"$work/base"
: >"$work/head"
base_time=0
head_time=0
for app in "$@"; do
  # In pairs, one after the other, so that a slow moment of the machine meets both.
  a=$(seconds)
  findings "$base_binary" "$app" >>"$work/base"
  b=$(seconds)
  findings "$head_binary" "$app" >>"$work/head"
  c=$(seconds)
  base_time=$(python3 -c "print($base_time + $b - $a)")
  head_time=$(python3 -c "print($head_time + $c - $b)")
done
sort -o "$work/base" "$work/base"
sort -o "$work/head" "$work/head"
comm -23 "$work/base" "$work/head" | sed 's/^/- /' >"$work/changes"
comm -13 "$work/base" "$work/head" | sed 's/^/+ /' >>"$work/changes"

printf 'findings: %s before, %s after\n' "$(wc -l <"$work/base")" "$(wc -l <"$work/head")"
printf 'seconds:  %.2f before, %.2f after\n\n' "$base_time" "$head_time"
cut -f1,2 "$work/changes" | sort | uniq -c | sort -k3,3 -k2,2
echo
sort -k2 "$work/changes"
