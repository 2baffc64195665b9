#!/usr/bin/env bash
# Plays a team's year with resizelint on a scratch repository, and checks every exit status and finding on the way.
#
#   Scripts/year.sh [RESIZELINT]
#
# RESIZELINT is the program to play with; .build/release/resizelint unless it is given.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

resizelint=$(realpath "${1:-.build/release/resizelint}")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
export GIT_AUTHOR_NAME=team GIT_AUTHOR_EMAIL=team@example.com GIT_COMMITTER_NAME=team GIT_COMMITTER_EMAIL=team@example.com
checks=0
output=$scratch/output

# Runs resizelint in the current folder and wants this exit status.
wants() {
  local status=$1 got=0
  shift
  "$resizelint" "$@" >"$output" 2>"$output.err" || got=$?
  checks=$((checks + 1))
  if [ "$got" != "$status" ]; then
    echo "year.sh:${BASH_LINENO[0]}: resizelint $* exited with $got, not $status" >&2
    cat "$output" "$output.err" >&2
    exit 1
  fi
}

# Lints and wants these findings that count, as PATH:LINE RULE; the exit status follows from them.
finds() {
  local want got arguments=() status=0
  while [ $# -gt 0 ] && [ "$1" != -- ]; do
    arguments+=("$1")
    shift
  done
  shift
  [ $# -eq 0 ] || status=1
  wants "$status" --fail-on note --format json "${arguments[@]}"
  got=$(python3 -c '
import json, sys
report = json.load(open(sys.argv[1], encoding="utf-8"))
found = [f for phase in report["phases"] for f in phase["findings"]] + report["housekeeping"]
print("\n".join(sorted("%s:%d %s" % (f["path"], f["line"], f["rule"]) for f in found)))' "$output")
  want=$(printf '%s\n' "$@" | sort)
  if [ "$got" != "$want" ]; then
    echo "year.sh:${BASH_LINENO[0]}: resizelint ${arguments[*]} should find" >&2
    diff <(echo "$want") <(echo "$got") >&2 || true
    exit 1
  fi
}

# Wants the last output to hold this text.
says() {
  checks=$((checks + 1))
  if ! grep -qF -- "$1" "$output" "$output.err"; then
    echo "year.sh:${BASH_LINENO[0]}: nothing says: $1" >&2
    cat "$output" "$output.err" >&2
    exit 1
  fi
}

commit() { git add -A && git commit -q -m "$1"; }

# A file with one finding, in a function of its own.
view() {
  printf 'import UIKit\n\nfinal class %s: UIView {\n  func %s() {\n    frame.size.width = UIScreen.main.bounds.width\n  }\n}\n' "$1" "$2"
}

step() { printf '   %s\n' "$*"; }

mkdir "$scratch/app" && cd "$scratch/app"
git init -q -b main .

step "January: a baseline on the first afternoon"
mkdir -p App/Views
for name in Card Banner Header Footer Badge Cover Gallery Player Profile Search Sheet Timeline; do view $name resize >App/Views/$name.swift; done
commit "the app as it is"
finds -- App/Views/{Card,Banner,Header,Footer,Badge,Cover,Gallery,Player,Profile,Search,Sheet,Timeline}.swift:5\ main-screen-bounds
wants 2 --baseline .resizelint-baseline.json
says "baseline write makes one"
wants 0 baseline write
wants 0 init
wants 2 init
python3 - <<'PYTHON'
text = open(".resizelint.json", encoding="utf-8").read()
open(".resizelint.json", "w", encoding="utf-8").write(text.replace('// "baseline"', '"baseline"'))
PYTHON
finds --
wants 0 baseline check
commit "resizelint"

step "February: lines, names, folders and formats change, findings do not"
mkdir App/Cards
git mv App/Views/Card.swift App/Cards/CardView.swift
sed -i 's/import UIKit/import UIKit\nimport Combine/' App/Views/Banner.swift
printf 'import UIKit\n\nfinal class Header: UIView {\n  func resize() {\n    frame.size.width =\n      UIScreen\n      .main  // the only one\n      .bounds.width\n  }\n}\n' >App/Views/Header.swift
sed -i 's/$/\r/' App/Views/Footer.swift
finds --
wants 0 baseline check
wants 0 baseline write
commit "moved, renamed, reformatted"
cp -R "$scratch/app" "$scratch/elsewhere"
(cd "$scratch/elsewhere" && finds --)
ln -s "$scratch/app" "$scratch/link"
(cd "$scratch/link/App" && finds --)
finds App/Views/Banner.swift --

step "March: a new finding like an old one"
git switch -q -c feature
sed -i 's/    frame.size.width = UIScreen.main.bounds.width/&\n&/' App/Views/Banner.swift
finds -- "App/Views/Banner.swift:7 main-screen-bounds"
finds --since main -- "App/Views/Banner.swift:7 main-screen-bounds"
git checkout -q App/Views/Banner.swift
sed -i 's/^}$/\n  func again() {\n    frame.size.width = UIScreen.main.bounds.width\n  }\n}/' App/Views/Banner.swift
finds -- "App/Views/Banner.swift:10 main-screen-bounds"
commit "another one"
finds --since main -- "App/Views/Banner.swift:10 main-screen-bounds"
git diff main >"$scratch/feature.patch"
finds --diff "$scratch/feature.patch" -- "App/Views/Banner.swift:10 main-screen-bounds"
view Toast show >App/Views/Toast.swift
finds --since main -- "App/Views/Banner.swift:10 main-screen-bounds" "App/Views/Toast.swift:5 main-screen-bounds"
rm App/Views/Toast.swift
git checkout -q HEAD~1 -- App
finds --since main --
git checkout -q HEAD -- App

step "April: two branches write baselines, and merge as text"
git switch -q main
view Alert show >App/Alert.swift
wants 0 baseline write
commit "an alert"
git switch -q -c other feature
wants 0 baseline write
commit "known, too"
git merge -q main -m "both"
finds --
wants 0 baseline check
git switch -q main && git merge -q other
git rebase -q HEAD~1 --onto HEAD~1
finds --

step "June: three are repaired, and the baseline shrinks"
for name in Footer Header; do sed -i 's/UIScreen.*/superview!.bounds.width/; /\.main  /d; /\.bounds.width$/{/superview/!d}' App/Views/$name.swift; done
printf 'import UIKit\n\nfinal class Header: UIView {\n}\n' >App/Views/Header.swift
git rm -q App/Alert.swift
finds --
says "baseline prune removes them"
finds --stale ignore --
wants 1 --stale error
wants 1 baseline check
says "App/Alert.swift: main-screen-bounds"
says "3 stale"
wants 0 baseline check App/Cards
wants 0 baseline prune App/Cards
wants 1 baseline check
wants 0 baseline prune
says "3 removed"
wants 0 baseline check
commit "three repaired"

step "September: an allowance, and its last day"
view Kiosk show >App/Kiosk.swift
finds --today 2027-09-01 -- "App/Kiosk.swift:5 main-screen-bounds"
wants 2 allow --rule main-screen-bounds App/Kiosk.swift
wants 0 allow --rule main-screen-bounds --reason "the kiosk has one screen until 2027-12-31" App/Kiosk.swift
finds --today 2027-09-01 --
wants 0 --today 2027-09-01 --show-suppressed --format json
says '"suppressed": true'
commit "a kiosk"
finds --today 2028-01-01 -- "App/Kiosk.swift:5 allowance-expired" "App/Kiosk.swift:6 main-screen-bounds"
wants 0 --today 2028-01-01 --fail-on error
sed -i 's/ until 2027-12-31//' App/Kiosk.swift
sed -i 's/UIScreen.main.bounds/superview!.bounds/' App/Kiosk.swift
finds -- "App/Kiosk.swift:5 allowance-unused"
sed -i '/resizelint:allow/d' App/Kiosk.swift
finds --
commit "no kiosk"

step "December: no history, no silence"
wants 2 --since nothing-like-it
says "git knows no commit"
git clone -q --depth 1 "file://$scratch/app" "$scratch/shallow"
(
  cd "$scratch/shallow"
  git fetch -q --depth 1 origin feature
  wants 2 --since FETCH_HEAD
  says "shallow"
)
mkdir "$scratch/bare" && cd "$scratch/bare"
view Card resize >Card.swift
wants 2 --since main
says "in no git repository"
printf '{"exlude": []}\n' >.resizelint.json
wants 2
says ".resizelint.json:1:2: a configuration has no key"
says "did you mean"

echo "   $checks checks hold"
