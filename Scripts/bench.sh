#!/usr/bin/env bash
# Times resizelint against ripgrep, ast-grep and an older resizelint, in alternating pairs, and writes Documentation/Performance.md.
#
#   Scripts/bench.sh [--base REF] [--pairs N] [FOLDER…]
#
# Folders of real apps are the corpus; without one, a tree is generated. The base is the last tag, else the commit before this one.
# What it needs: ripgrep, and ast-grep in a virtual environment of its own (RESIZELINT_BENCH_VENV, else ~/.cache/resizelint-bench).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

base=
pairs=9
while [ $# -gt 0 ]; do
  case $1 in
    --base) base=$2; shift 2 ;;
    --pairs) pairs=$2; shift 2 ;;
    -h | --help) sed -n '2,7s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"; exit ;;
    *) break ;;
  esac
done
base=${base:-$(git describe --tags --abbrev=0 2>/dev/null || git rev-parse --short HEAD~1)}
command -v rg >/dev/null || { echo "bench.sh needs ripgrep" >&2; exit 2; }

venv=${RESIZELINT_BENCH_VENV:-${XDG_CACHE_HOME:-$HOME/.cache}/resizelint-bench}
if [ ! -x "$venv/bin/ast-grep" ]; then
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet --disable-pip-version-check ast-grep-cli
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"; git worktree prune' EXIT
# What is timed is what users are given.
strip -o "$scratch/resizelint" "$(Scripts/release-build.sh)"
git worktree add --quiet --detach "$scratch/base" "$base"
base_program=$(Scripts/release-build.sh "$scratch/base")

if [ $# -eq 0 ]; then
  python3 Scripts/generate-tree.py "$scratch/tree"
  set -- "$scratch/tree"
fi
python3 Scripts/bench.py --head "$scratch/resizelint" --base "$base_program" --base-name "$base" \
  --ast-grep "$venv/bin/ast-grep" --pairs "$pairs" --page Documentation/Performance.md "$@"
