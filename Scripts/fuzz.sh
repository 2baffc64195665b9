#!/usr/bin/env bash
# Feeds the readers and the engine with broken input and stops at the first crash, leak or hang.
#
#   Scripts/fuzz.sh [SECONDS [TARGET…]]
#
# Each TARGET (all of them, where none is named; `FuzzTarget` lists them) runs for SECONDS, 2 unless given, from the inputs that earlier
# runs kept and from seeds made of the fixtures. What broke is kept in .build/fuzz/found: its smallest form belongs into
# Tests/Fixtures/hostile/TARGET, where a test reads it from then on. FUZZ_RUNS=N ends each target after N inputs instead.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

seconds=${1:-2}
shift || true
build=.build/fuzz
export RESIZELINT_FUZZ=1
# Optimized, but file by file, so that a fix is built in seconds. gold, which the toolchain would use, warns of each symbol of the sanitizer.
swift build -c debug -Xswiftc -O --scratch-path "$build" --sanitize fuzzer --sanitize address --product resizelint-fuzz -Xlinker -fuse-ld=lld
fuzz=$build/debug/resizelint-fuzz
if [ $# -eq 0 ]; then mapfile -t targets < <("$fuzz"); else targets=("$@"); fi

seeds=$build/seeds
rm -rf "$seeds"
python3 Scripts/fuzz-seeds.py "$seeds"
mkdir -p "$build/found"

# Longer inputs find nothing that shorter ones do not, and cost as much as many of them.
length() {
  case $1 in
    tree | pbxproj | manifests) echo 4096 ;;
    source | allowances | rules-file) echo 1024 ;;
    *) echo 256 ;;
  esac
}

total=0
for target in "${targets[@]}"; do
  corpus=$build/corpus/$target
  mkdir -p "$corpus" "$seeds/$target"
  if [ -n "${FUZZ_RUNS:-}" ]; then limit=-runs=$FUZZ_RUNS; else limit=-max_total_time=$seconds; fi
  log=$build/$target.log
  if ! "$fuzz" "$target" "$limit" -max_len="$(length "$target")" -timeout=10 -rss_limit_mb=2048 -detect_leaks=1 \
    -print_final_stats=1 -verbosity=1 -artifact_prefix="$build/found/$target-" "$corpus" "$seeds/$target" >"$log" 2>&1; then
    grep -vE '^#[0-9]' "$log" | tail -n 60 >&2
    echo "$target: broken by what $build/found holds" >&2
    exit 1
  fi
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  total=$((total + runs))
  echo "$target: $runs executions"
done
echo "$total executions over ${#targets[@]} targets: no crash, leak or hang"
