#!/usr/bin/env bash
# First step of the action: finds a program to run, and writes its path to the outputs of the step as `program`.
#
#   PROGRAM             one that is there already
#   ACTION_REPOSITORY   where the action comes from, as OWNER/NAME
#   ACTION_REF          the tag or commit of the action
#
# Where the action is used by the tag of a release, as in @v1.2.3, and runs on Linux, that release's static program is fetched. Else,
# and where that does not work, the action's own source is built, which needs Swift on the runner.
set -euo pipefail

source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

found() {
  "$1" --version
  echo "program=$1" >>"$GITHUB_OUTPUT"
  exit 0
}

# Fetches the release's program into $1.
fetch() {
  local version=${ACTION_REF#v} archive address
  archive=resizelint-$version-linux-$(uname -m).tar.gz
  address=${GITHUB_SERVER_URL:-https://github.com}/$ACTION_REPOSITORY/releases/download/$ACTION_REF
  curl --fail --silent --show-error --location --retry 3 --output "$1/$archive" "$address/$archive" &&
    curl --fail --silent --show-error --location --retry 3 --output "$1/$archive.sha256" "$address/$archive.sha256" &&
    (cd "$1" && sha256sum --check --strict --quiet "$archive.sha256" && tar -xzf "$archive" resizelint)
}

if [ -n "${PROGRAM:-}" ]; then
  path=$(command -v "$PROGRAM") || {
    echo "::error title=resizelint::there is no program $PROGRAM"
    exit 2
  }
  found "$path"
fi

if [ "$(uname -s)" = Linux ] && [[ ${ACTION_REF:-} =~ ^v[0-9]+\.[0-9]+\.[0-9]+$ ]]; then
  folder=$(mktemp -d "${RUNNER_TEMP:-/tmp}/resizelint.XXXXXX")
  if fetch "$folder"; then found "$folder/resizelint"; fi
  echo "the program of release $ACTION_REF cannot be fetched; it is built instead"
fi

if ! command -v swift >/dev/null; then
  echo "::error title=resizelint::there is no Swift to build resizelint with; use the action by the tag of a release, run it on macOS, or name a program"
  exit 2
fi
cd "$source"
swift build -c release --product resizelint
found "$(swift build -c release --show-bin-path)/resizelint"
