#!/bin/sh
# A Run Script phase that lints an app while Xcode builds it. Paste it into the phase, or call it from there; it needs nothing of the
# shell but what POSIX promises. Documentation/Xcode.md tells how to set the phase up.
#
#   RESIZELINT        the program; resizelint on the PATH of Homebrew or the system unless it is set
#   RESIZELINT_ROOT   the root of the project; $SRCROOT unless it is set
#   RESIZELINT_FLAGS  more options, separated by spaces
#
# Where user scripts are sandboxed, Xcode lets a phase read nothing of the project but the files that it declares, and write nothing
# but its declared outputs. The declared files are therefore copied to the target's temporary folder, which is the phase's own, and
# linted there. The first declared output gets the report as JSON.
set -u

PATH=/opt/homebrew/bin:/usr/local/bin:$PATH
program=${RESIZELINT:-resizelint}
root=$(cd "${RESIZELINT_ROOT:-$SRCROOT}" && pwd -P) || exit 1
work=$TARGET_TEMP_DIR/resizelint
status=0

# Tells Xcode something about the phase, in the form that it shows beside the build.
fail() {
  echo "error: resizelint: $*" >&2
  exit 1
}

# Prints the declared inputs, one a line.
declared() {
  number=0
  while [ "$number" -lt "${SCRIPT_INPUT_FILE_COUNT:-0}" ]; do
    eval "printf '%s\n' \"\$SCRIPT_INPUT_FILE_$number\""
    number=$((number + 1))
  done
  number=0
  while [ "$number" -lt "${SCRIPT_INPUT_FILE_LIST_COUNT:-0}" ]; do
    # Xcode has replaced the build settings in the list, and hands over the result.
    eval "cat \"\$SCRIPT_INPUT_FILE_LIST_$number\"" || fail "a declared file list cannot be read"
    number=$((number + 1))
  done
}

# Copies the declared inputs below the root to the same places below $copy.
copy_declared() {
  while IFS= read -r file; do
    case $file in
    '' | '#'*) continue ;;
    "$root"/*) place=$copy/${file#"$root"/} ;;
    "$SRCROOT"/*) place=$copy/${file#"$SRCROOT"/} ;;
    *)
      echo "warning: resizelint: $file lies outside $root and is left out; RESIZELINT_ROOT names another root" >&2
      continue
      ;;
    esac
    mkdir -p "${place%/*}"
    LC_ALL=C cp "$file" "$place" 2>"$work/trouble" && continue
    case $(cat "$work/trouble") in
    *"No such file"*) echo "warning: resizelint: the declared input $file does not exist" >&2 ;;
    *)
      cat "$work/trouble" >&2
      fail "the script sandbox does not let this phase read $file. Declare it as a file, not as a folder, and not through a link."
      ;;
    esac
  done
}

command -v "$program" >/dev/null ||
  fail "there is no $program on $PATH. A program inside the project is behind the script sandbox; declare it as an input, too."
rm -rf "$work"
mkdir -p "$work" || fail "$work cannot be made"
declared >"$work/inputs"

set -f
# shellcheck disable=SC2086  # options are words
set -- --quiet --format xcode --report json="$work/report.json" ${RESIZELINT_FLAGS:-}
set +f

if [ "${ENABLE_USER_SCRIPT_SANDBOXING:-NO}" = YES ]; then
  [ -s "$work/inputs" ] ||
    fail "the script sandbox lets this phase read declared inputs only, and it declares none. Add a list of them to its Input File Lists."
  copy=$work/copy
  mkdir "$copy"
  copy=$(cd "$copy" && pwd -P)
  copy_declared <"$work/inputs" || exit 1
  "$program" --root "$copy" "$@" >"$work/report" || status=$?
  # The report names the copies; people want the originals.
  while IFS= read -r line; do
    case $line in
    "$copy"/*) printf '%s\n' "$root/${line#"$copy"/}" ;;
    *) printf '%s\n' "$line" ;;
    esac
  done <"$work/report"
else
  "$program" --root "$root" "$@" || status=$?
fi

# Written in place: the sandbox lets nothing be renamed onto a declared output.
if [ "${SCRIPT_OUTPUT_FILE_COUNT:-0}" -gt 0 ] && [ -e "$work/report.json" ]; then
  mkdir -p "${SCRIPT_OUTPUT_FILE_0%/*}" 2>/dev/null
  cat "$work/report.json" >"$SCRIPT_OUTPUT_FILE_0" || fail "the declared output $SCRIPT_OUTPUT_FILE_0 cannot be written"
fi

case $status in
0 | 1) ;;
2) echo "error: resizelint: the options or the configuration are wrong; nothing was linted" >&2 ;;
*) echo "error: resizelint: something could not be read; the lines above say what" >&2 ;;
esac
exit "$status"
