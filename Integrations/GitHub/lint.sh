#!/usr/bin/env bash
# Third step of the action: lints, annotates the changed files, writes the summary of the job, and leaves two reports behind. Writes to
# the outputs of the step: `status`, `report` (JSON) and `sarif`. It fails only where nothing was linted; what findings amount to is for
# the last step to say, after the upload.
#
#   PROGRAM                                what to run
#   WORKING_DIRECTORY                      where
#   PATHS, ARGUMENTS                       one a line
#   SINCE, FAIL_ON, PHASE, CONFIG, BASELINE  values of the options of these names; empty for none
#   SUMMARY                                true: write the summary
set -euo pipefail

cd "${WORKING_DIRECTORY:-.}"
folder=$(mktemp -d "${RUNNER_TEMP:-/tmp}/resizelint.XXXXXX")

arguments=(--format github --report "json=$folder/resizelint.json" --report "sarif=$folder/resizelint.sarif")
arguments+=(--report "markdown=$folder/resizelint.md" --fail-on "${FAIL_ON:-error}")
[ -z "${SINCE:-}" ] || arguments+=(--since "$SINCE")
[ -z "${PHASE:-}" ] || arguments+=(--phase "$PHASE")
[ -z "${CONFIG:-}" ] || arguments+=(--config "$CONFIG")
[ -z "${BASELINE:-}" ] || arguments+=(--baseline "$BASELINE")
while IFS= read -r line; do [ -z "$line" ] || arguments+=("$line"); done <<<"${ARGUMENTS:-}"
arguments+=(--)
while IFS= read -r line; do [ -z "$line" ] || arguments+=("$line"); done <<<"${PATHS:-}"

status=0
"$PROGRAM" "${arguments[@]}" || status=$?
echo "status=$status" >>"$GITHUB_OUTPUT"
if [ ! -e "$folder/resizelint.json" ]; then
  echo "::error title=resizelint::nothing was linted (exit status $status); the log says why"
  exit "$status"
fi
echo "report=$folder/resizelint.json" >>"$GITHUB_OUTPUT"
echo "sarif=$folder/resizelint.sarif" >>"$GITHUB_OUTPUT"

if [ "${SUMMARY:-true}" = true ] && [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then
  cat "$folder/resizelint.md" >>"$GITHUB_STEP_SUMMARY"
fi
