#!/usr/bin/env bash
# Feeds the readers and the engine with broken input and stops at the first crash, leak or hang.
#
#   Scripts/fuzz.sh [--quick] [SECONDS [TARGET…]]
#
# Each TARGET (all of them, where none is named; `FuzzTarget` lists them) runs for SECONDS, 2 unless given, from the inputs that earlier
# runs kept and from seeds made of the fixtures. What broke is kept in .build/fuzz/found: its smallest form belongs into
# Tests/Fixtures/hostile/TARGET, where a test reads it from then on. FUZZ_RUNS=N ends each target after N inputs instead.
#
# Optimized, the build takes longer than that of the program, and targets run ten times as fast. `--quick` is for a short run.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

build=.build/fuzz
# The linker would drop the counters of the coverage as dead code.
options=(-c release -Xswiftc -g --disable-dead-strip)
if [ "${1:-}" = --quick ]; then
  shift
  build=.build/fuzz-quick
  options=(-c debug)
fi
seconds=${1:-2}
shift || true
export RESIZELINT_FUZZ=1
# The package manager hands on one option for each sanitizer, in an order of its own, and the compiler heeds the last: half of the
# builds would be blind to what an input reaches, the others to what it breaks. The option that names both comes behind them.
options+=(--sanitize fuzzer --sanitize address -Xswiftc "-sanitize=fuzzer,address")
export SWIFT_DETERMINISTIC_HASHING=1
swift build "${options[@]}" --scratch-path "$build" --product resizelint-fuzz
fuzz=$(swift build "${options[@]}" --scratch-path "$build" --show-bin-path)/resizelint-fuzz
if [ $# -eq 0 ]; then mapfile -t targets < <("$fuzz"); else targets=("$@"); fi

seeds=$build/seeds
rm -rf "$seeds"
python3 Scripts/fuzz-seeds.py "$seeds"
mkdir -p "$build/found"

# Longer inputs find nothing that shorter ones do not, and cost as much as many of them.
length() {
  case $1 in
    tree | pbxproj | manifests) echo 4096 ;;
    source | allowances | rules-file | report) echo 1024 ;;
    *) echo 256 ;;
  esac
}

# Where memory was allocated is not noted: half the time would go into that. Who needs to know it runs the input once more without this.
export ASAN_OPTIONS=${ASAN_OPTIONS:-malloc_context_size=0:quarantine_size_mb=8:max_malloc_fill_size=0}
total=0
for target in "${targets[@]}"; do
  corpus=$build/corpus/$target
  mkdir -p "$corpus" "$seeds/$target"
  if [ -n "${FUZZ_RUNS:-}" ]; then limit=-runs=$FUZZ_RUNS; else limit=-max_total_time=$seconds; fi
  log=$build/$target.log
  if ! "$fuzz" "$target" "$limit" -max_len="$(length "$target")" -timeout=10 -rss_limit_mb=2048 -detect_leaks=1 -reload=0 \
    -print_final_stats=1 -verbosity=1 -artifact_prefix="$build/found/$target-" "$corpus" "$seeds/$target" >"$log" 2>&1; then
    grep -vE '^#[0-9]' "$log" | tail -n 60 >&2
    echo "$target: broken by what $build/found holds" >&2
    exit 1
  fi
  # Without it, inputs would be made blindly.
  grep -q 'cov: [0-9]' "$log" || { echo "$target: the build counts no coverage" >&2; exit 1; }
  runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  total=$((total + runs))
  echo "$target: $runs executions"
done
echo "$total executions over ${#targets[@]} targets: no crash, leak or hang"
