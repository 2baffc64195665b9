#!/usr/bin/env bash
# Counts the instructions that a run over a fixed tree takes, and fails where they have grown by more than a tenth.
#
#   Scripts/instructions.sh [--record] [RESIZELINT]
#
# The clock of a shared machine says little; the count is the same to a thousandth from run to run. --record writes the count to
# Scripts/instructions.txt, in the commit that is meant to change it. Counts of another toolchain or processor family are not compared.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

record=
if [ "${1:-}" = --record ]; then
  record=1
  shift
fi
resizelint=${1:-.build/release/resizelint}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
python3 Scripts/generate-tree.py --seed 27 --files 500 --bytes 3500000 "$scratch/tree"

SWIFT_DETERMINISTIC_HASHING=1 valgrind --tool=callgrind --callgrind-out-file="$scratch/callgrind" \
  "$resizelint" --jobs 1 --fail-on never --quiet --format json "$scratch/tree" >/dev/null 2>"$scratch/log"
count=$(sed -n 's/^.*Collected : \([0-9]*\).*$/\1/p' "$scratch/log")
if [ -z "$count" ]; then
  cat "$scratch/log" >&2
  exit 2
fi
machine="$(uname -m), $(swift --version 2>/dev/null | sed -n 's/^.*\(Swift version [0-9.]*\).*$/\1/p')"

if [ -n "$record" ]; then
  printf '%s\n%s\n' "$count" "$machine" >Scripts/instructions.txt
  echo "recorded: $count instructions ($machine)"
  exit
fi
{ read -r known && read -r known_machine; } <Scripts/instructions.txt
if [ "$machine" != "$known_machine" ]; then
  echo "$count instructions; the recorded $known are of another kind ($known_machine) and say nothing here"
  exit
fi
echo "$count instructions, $((count * 100 / known)) in 100 of the recorded $known"
if [ $((count * 10)) -gt $((known * 11)) ]; then
  echo "more than a tenth above the record: find out why, or record it with Scripts/instructions.sh --record" >&2
  exit 1
fi
