#!/usr/bin/env bash
# Reads the reports of a hostile project with the readers that users have, in every format; merges shards of it and of this
# repository; completes words in the shells that are there; renders the manual.
#
#   Scripts/reports.sh RESIZELINT PYTHON
#
# PYTHON has junitparser and markdown-it-py.
set -euo pipefail
resizelint=$(realpath "$1")
python=$2
repository=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

formats=(text json jsonl sarif xcode github gitlab checkstyle junit markdown csv agent)

# Reports of a project in every format, in a folder.
whole() {
  local folder=$1 project=$2 options=()
  for format in "${formats[@]}"; do options+=(--report "$format=$folder/report.$format"); done
  (cd "$project" && "$resizelint" --root . --fail-on never --quiet "${options[@]}" >/dev/null)
}

# Holds the merged reports of N shards of a project against those of one run.
shards() {
  local folder=$1 project=$2 count=$3 options=() parts=()
  mkdir -p "$folder/$count"
  for shard in $(seq "$count"); do
    (cd "$project" && "$resizelint" --root . --fail-on never --quiet --shard "$shard/$count" --format json >"$folder/$count/part.$shard.json")
    parts+=("$folder/$count/part.$shard.json")
  done
  for format in "${formats[@]}"; do options+=(--report "$format=$folder/$count/report.$format"); done
  (cd "$project" && "$resizelint" merge --root . --fail-on never --quiet "${options[@]}" "${parts[@]}" >/dev/null)
  for format in "${formats[@]}"; do cmp "$folder/report.$format" "$folder/$count/report.$format"; done
  echo "$count shards of $(basename "$project"), merged: the same bytes in ${#formats[@]} formats"
}

"$python" "$repository/Scripts/report-readers.py" "$work/hostile" make
mkdir "$work/reports"
whole "$work/reports" "$work/hostile"
"$python" "$repository/Scripts/report-readers.py" "$work/reports" "$work/hostile"
for count in 1 3 17; do shards "$work/reports" "$work/hostile" "$count"; done
# The fixtures, without the configuration that leaves them out.
mkdir "$work/fixtures"
cp -R "$repository/Tests/Fixtures" "$work/own"
whole "$work/fixtures" "$work/own"
for count in 3 17; do shards "$work/fixtures" "$work/own" "$count"; done

# The Bazel test of Documentation/Shards.md, in files that are links, as Bazel gives them.
awk '/^```sh$/ { inside = 1; next } /^```$/ { inside = 0 } inside' "$repository/Documentation/Shards.md" >"$work/resizelint_test.sh"
cp -Rs "$work/own" "$work/runfiles"
for shard in 0 1 2; do
  mkdir -p "$work/bazel/shard_$shard"
  (cd "$work/runfiles" && TEST_SHARD_INDEX=$shard TEST_TOTAL_SHARDS=3 TEST_SHARD_STATUS_FILE="$work/bazel/status" \
    TEST_UNDECLARED_OUTPUTS_DIR="$work/bazel/shard_$shard" XML_OUTPUT_FILE="$work/bazel/shard_$shard/test.xml" \
    sh "$work/resizelint_test.sh" "$resizelint" >/dev/null) || [ $? = 1 ]
done
test -e "$work/bazel/status"
(cd "$work/own" && "$resizelint" merge --root . --fail-on never --format csv "$work"/bazel/shard_*/report.json) >"$work/bazel/report.csv"
cmp "$work/fixtures/report.csv" "$work/bazel/report.csv"
echo "three shards by Bazel's protocol, merged: the same bytes"

# Completions: what stands before the cursor, and what is to come of it.
bash_answers() {
  bash --norc -c 'set -u; source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _resizelint; printf "%s\n" "${COMPREPLY[@]}"' \
    bash "$work/completions.bash" "$@"
}
expect() {
  local shell=$1 wanted=$2 line
  shift 2
  while IFS= read -r line; do
    if [ "$line" = "$wanted" ]; then
      echo "$shell: $*: $wanted"
      return
    fi
  done
  echo "$shell: $* is not completed to $wanted" >&2
  exit 1
}
"$resizelint" completions bash >"$work/completions.bash"
"$resizelint" completions zsh >"$work/_resizelint"
"$resizelint" completions fish >"$work/completions.fish"
shellcheck "$work/completions.bash"
bash_answers resizelint --format sar | expect bash sarif --format sar
bash_answers resizelint --format = sar | expect bash sarif --format=sar
bash_answers resizelint --rule main-screen-bo | expect bash main-screen-bounds --rule main-screen-bo
bash_answers resizelint explain main-screen-bo | expect bash main-screen-bounds explain main-screen-bo
bash_answers resizelint --root . bas | expect bash baseline --root . bas
bash_answers resizelint baseline --sh | expect bash '' baseline --sh
bash_answers resizelint targets --format j | expect bash json targets --format j

# A zsh in a terminal of its own, where the program does nothing but say its words.
cat >"$work/type.zsh" <<'EOF'
zmodload zsh/zpty
zpty shell zsh -f -i
say() { zpty -w shell "$1" }
say "PS1='> '; autoload -Uz compinit; compinit -u -D; source $1/_resizelint; resizelint() { print -r -- \"GOT: \$*\" }; print READY"
wait_for() { local text; while zpty -r shell text; do [[ $text == *$1* ]] && print -r -- "${${text//$'\r'/}%%$'\n'*}" && return; done }
wait_for 'READY' >/dev/null; wait_for 'READY' >/dev/null
zpty -w -n shell "resizelint $2"$'\t\n'
wait_for 'GOT: '
EOF
zsh_answer() { timeout 20 zsh -f "$work/type.zsh" "$work" "$1" | sed 's/^GOT: //; s/ *$//'; }
if command -v zsh >/dev/null; then
  zsh_answer '--format sar' | expect zsh '--format sarif' --format sar
  zsh_answer '--format=sar' | expect zsh '--format=sarif' --format=sar
  zsh_answer '--rule main-screen-bo' | expect zsh '--rule main-screen-bounds' --rule main-screen-bo
  zsh_answer 'explain main-screen-bo' | expect zsh 'explain main-screen-bounds' explain main-screen-bo
  zsh_answer 'baseline pru' | expect zsh 'baseline prune' baseline pru
fi
if command -v fish >/dev/null; then
  # shellcheck disable=SC2016 # They are fish's own.
  fish_answers() { fish --no-config -c 'source $argv[1]; complete -C $argv[2]' "$work/completions.fish" "$1" | cut -f 1; }
  fish_answers 'resizelint --format sar' | expect fish sarif --format sar
  fish_answers 'resizelint explain main-screen-bo' | expect fish main-screen-bounds explain main-screen-bo
  fish_answers 'resizelint baseline pru' | expect fish prune baseline pru
fi

"$resizelint" man >"$work/resizelint.1"
MANWIDTH=80 man --warnings "$work/resizelint.1" >"$work/manual.txt" 2>"$work/manual.warnings"
if [ -s "$work/manual.warnings" ]; then
  cat "$work/manual.warnings" >&2
  exit 1
fi
grep -q -e '--fail-on' "$work/manual.txt"
echo "man: $(wc -l <"$work/manual.txt") lines, no warnings"
