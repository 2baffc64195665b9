#!/usr/bin/env bash
# Second step of the action: finds the commit whose lines a change is held against, sees to it that the clone reaches back far
# enough, and writes the commit to the outputs of the step as `since`; nothing where everything is to be reported.
#
#   SINCE               auto, never, or a commit
#   BASE_SHA, HEAD_SHA  the two ends of a pull request or of an entry of a merge queue; empty for other events
#   WORKING_DIRECTORY   a folder of the clone
set -euo pipefail

cd "${WORKING_DIRECTORY:-.}"

tell() { echo "since=$1" >>"$GITHUB_OUTPUT"; }

# Fetches more history until the command that follows succeeds. A checkout holds one commit unless it was asked for more.
until_there() {
  local depth=2
  until "$@" >/dev/null 2>&1; do
    if [ "$(git rev-parse --is-shallow-repository)" = false ] || [ "$depth" -gt 100000 ]; then return 1; fi
    git fetch --quiet --no-tags --depth="$depth" origin "${wanted[@]}" || {
      echo "::error title=resizelint::the history up to $BASE_SHA cannot be fetched; check out with fetch-depth: 0"
      exit 2
    }
    depth=$((depth * 4))
  done
}

case ${SINCE:-auto} in
never) tell "" ;;
auto)
  if [ -z "${BASE_SHA:-}" ]; then
    tell ""
    exit 0
  fi
  head=$(git rev-parse HEAD)
  wanted=("$head")
  # What is checked out for a pull request is a merge into the newest state of its base, which the event may not know yet: then
  # the pull request's own lines are those since the merge's first parent.
  if [ "$head" != "${HEAD_SHA:-}" ] && until_there git rev-parse --verify --quiet "$head^1" &&
    [ "$(git rev-parse --verify --quiet "$head^2")" = "${HEAD_SHA:-}" ]; then
    tell "$(git rev-parse "$head^1")"
    exit 0
  fi
  wanted=("$head" "$BASE_SHA")
  if ! until_there git merge-base "$head" "$BASE_SHA"; then
    echo "::error title=resizelint::HEAD and $BASE_SHA have no commit in common"
    exit 2
  fi
  tell "$BASE_SHA"
  ;;
*) tell "$SINCE" ;;
esac
