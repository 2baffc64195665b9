#!/usr/bin/env bash
# Plays resizelint in the places where people meet it: pre-commit, the GitHub Action, the GitLab job and Xcode's Run Script phase, each on
# a scratch project, with the scripts that they run there; and has the files of those places read by tools that know them.
#
#   Scripts/places.sh [RESIZELINT [TOOLS]]
#
# RESIZELINT is the program to play with; .build/release/resizelint unless it is given. TOOLS is the folder that holds pre-commit,
# check-jsonschema, zizmor and hadolint; they are looked for on the PATH unless it is given.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

repository=$PWD
resizelint=$(realpath "${1:-.build/release/resizelint}")
[ -z "${2:-}" ] || PATH=$(realpath "$2"):$PATH
# A space in the path is what scripts stumble over first.
scratch=$(realpath "$(mktemp -d)")/"scratch place"
mkdir "$scratch"
trap 'rm -rf "${scratch%/*}"' EXIT
export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
export GIT_AUTHOR_NAME=team GIT_AUTHOR_EMAIL=team@example.com GIT_COMMITTER_NAME=team GIT_COMMITTER_EMAIL=team@example.com
export PRE_COMMIT_HOME=$scratch/pre-commit
checks=0
output=$scratch/output

# Runs a command and wants this exit status.
wants() {
  local status=$1 got=0
  shift
  "$@" >"$output" 2>&1 || got=$?
  checks=$((checks + 1))
  if [ "$got" != "$status" ]; then
    echo "places.sh:${BASH_LINENO[0]}: $* exited with $got, not $status" >&2
    cat "$output" >&2
    exit 1
  fi
}

# Wants the last output, or FILE, to hold this text.
says() {
  checks=$((checks + 1))
  if ! grep -qF -- "$1" "${2:-$output}"; then
    echo "places.sh:${BASH_LINENO[0]}: nothing says: $1" >&2
    cat "${2:-$output}" >&2
    exit 1
  fi
}

# Wants the last output, or FILE, not to hold this text.
keeps_silent_about() {
  checks=$((checks + 1))
  if grep -qF -- "$1" "${2:-$output}"; then
    echo "places.sh:${BASH_LINENO[0]}: something says: $1" >&2
    cat "${2:-$output}" >&2
    exit 1
  fi
}

# Wants no such file to be there.
lacks() {
  checks=$((checks + 1))
  if [ -e "$1" ]; then
    echo "places.sh:${BASH_LINENO[0]}: $1 is there" >&2
    exit 1
  fi
}

commit() { git add -A && git commit -q -m "$1"; }

# A file with one finding, a warning.
view() { printf 'import UIKit\n\nfunc resize(_ view: UIView) {\n  view.frame.size.width = UIScreen.main.bounds.width\n}\n'; }

step() { printf '   %s\n' "$*"; }

step "the files of the places, read by tools that know them"
wants 0 check-jsonschema --builtin-schema vendor.github-actions action.yml
wants 0 check-jsonschema --builtin-schema vendor.github-workflows Integrations/GitHub/workflow.yml
wants 0 check-jsonschema --builtin-schema vendor.gitlab-ci Integrations/GitLab/resizelint.gitlab-ci.yml
wants 0 zizmor --offline action.yml Integrations/GitHub/workflow.yml
wants 0 pre-commit validate-manifest .pre-commit-hooks.yaml
wants 0 hadolint Dockerfile

step "pre-commit: the hooks as the manifest has them, with a program that is built already"
mkdir "$scratch/hooked" && cd "$scratch/hooked"
git init -q -b main .
mkdir -p "App/My Views" Pods
printf 'Pods\n' >.gitignore
printf '# nothing\n' >README.md
commit "the beginning"
# As a local hook the same entry runs with what is on the PATH; language swift would build it.
python3 - "$repository/.pre-commit-hooks.yaml" <<'PYTHON'
import sys
text = open(sys.argv[1], encoding="utf-8").read().replace("language: swift", "language: system")
lines = ["repos:", "- repo: local", "  hooks:"] + ["  " + line if line else "" for line in text.splitlines()]
open(".pre-commit-config.yaml", "w", encoding="utf-8").write("\n".join(lines) + "\n")
PYTHON
hook() { PATH=${resizelint%/*}:$PATH pre-commit run "$@"; }
git add -A
wants 0 hook
says "Skipped"
view >"App/My Views/Card.swift"
view >Pods/Card.swift
printf '\n' >Notes.md
git add -Af
wants 0 hook resizelint
sed -i 's/--force-exclude/--force-exclude --fail-on warning/' .pre-commit-config.yaml
git add -A
wants 1 hook resizelint
says "App/My Views/Card.swift:4"
keeps_silent_about "Pods/Card.swift"
wants 1 hook resizelint-changed-lines
commit "a card, and known"
printf '\n' >>"App/My Views/Card.swift"
git add -A
wants 1 hook resizelint
wants 0 hook resizelint-changed-lines

step "the GitHub Action: its steps, in a pull request's merge, from a checkout of one commit"
git init -q -b main "$scratch/origin"
cd "$scratch/origin"
git config uploadpack.allowAnySHA1InWant true
mkdir -p "Some App"
view >"Some App/Known.swift"
for number in $(seq 60); do printf '%s\n' "$number" >history && commit "history $number"; done
git switch -q -c feature
view >"Some App/New.swift"
commit "a new view"
head=$(git rev-parse HEAD)
git switch -q main
base=$(git rev-parse HEAD)
view >"Some App/Meanwhile.swift"
commit "somebody else's, which the event does not know"
git switch -q --detach
git merge -q --no-ff -m "as GitHub merges" "$head"
git update-ref refs/pull/1/merge HEAD
git switch -q feature

# Reads the steps of action.yml that run something, and prints them as the functions of a script: what a runner makes of them, with
# each expression replaced by the variable of the same meaning.
python3 - "$repository/action.yml" >"$scratch/action.sh" <<'PYTHON'
import re, shlex, sys
text = open(sys.argv[1], encoding="utf-8").read()
inputs = dict(re.findall(r'^  ([a-z-]+):\n    description: [\s\S]*?\n    default: (.*)$', text, re.M))
for name, default in inputs.items():
    print(": ${INPUT_%s=%s}" % (name.replace("-", "_"), shlex.quote(default.strip('"'))))
assert len(inputs) == 11, inputs
def value(expression):
    words = [word.strip() for word in expression.split("||")]
    out = ""
    for word in reversed(words):
        kind, _, rest = word.partition(".")
        name = {"inputs": "INPUT_" + rest.replace("-", "_"), "github": "EVENT_" + re.sub(r"^event\.", "", rest).replace(".", "_"),
                "steps": "OUTPUT_" + rest.replace(".outputs.", "_")}[kind]
        out = "${%s:-%s}" % (name, out)
    return out
count = 0
for step in text.split("    - name: ")[1:]:
    run = re.search(r"^      run: (.*)$", step, re.M)
    if not run:
        continue
    count += 1
    label = re.search(r"^      id: (.*)$", step, re.M)
    print("step_%s() {" % (label.group(1) if label else "decide"))
    for name, expression in re.findall(r"^        ([A-Z_]+): \$\{\{ (.*) \}\}$", step, re.M):
        print('  export %s="%s"' % (name, value(expression)))
    print("  " + run.group(1).strip("'"))
    print("}")
assert count == 4, count
PYTHON

# Runs the action in the current folder; inputs are variables INPUT_…, what GitHub knows EVENT_….
action() {
  export GITHUB_ACTION_PATH=$repository GITHUB_OUTPUT=$scratch/outputs GITHUB_STEP_SUMMARY=$scratch/summary RUNNER_TEMP=$scratch/runner
  rm -rf "$RUNNER_TEMP" "$GITHUB_STEP_SUMMARY"
  mkdir -p "$RUNNER_TEMP"
  (
    set -eo pipefail
    # shellcheck source=/dev/null
    . "$scratch/action.sh"
    for name in install changes lint decide; do
      : >"$GITHUB_OUTPUT"
      ("step_$name") || exit $?
      while IFS='=' read -r key text; do printf -v "OUTPUT_${name}_$key" %s "$text"; done <"$GITHUB_OUTPUT"
    done
  )
}
checkout() {
  rm -rf "$scratch/checkout"
  git init -q "$scratch/checkout"
  cd "$scratch/checkout"
  git remote add origin "file://$scratch/origin"
  git fetch -q --no-tags --depth="$1" origin "$2"
  git checkout -q --detach FETCH_HEAD
}

export INPUT_program=$resizelint INPUT_fail_on=warning
checkout 1 refs/pull/1/merge
EVENT_pull_request_base_sha=$base EVENT_pull_request_head_sha=$head wants 1 action
says "file=Some App/New.swift"
says "main-screen-bounds"
keeps_silent_about "Known.swift"
keeps_silent_about "Meanwhile.swift"
says "New.swift" "$scratch/summary"
wants 0 check-jsonschema --schemafile "$repository/Documentation/schemas/report.schema.json" "$scratch"/runner/*/resizelint.json
step "… from a checkout of the branch's own head, one commit deep"
checkout 1 feature
EVENT_pull_request_base_sha=$base EVENT_pull_request_head_sha=$head wants 1 action
says "file=Some App/New.swift"
keeps_silent_about "Known.swift"
step "… for a push, for other inputs, and for wrong ones"
checkout 1 main
wants 1 action
says "file=Some App/Known.swift"
says "file=Some App/Meanwhile.swift"
INPUT_fail_on=error wants 0 action
INPUT_paths=$'Some App/Known.swift\nSome App/New.swift' INPUT_arguments=$'--skip\nmain-screen-bounds' wants 3 action
INPUT_paths="Some App/Known.swift" wants 1 action
keeps_silent_about "Meanwhile.swift"
cd .. && INPUT_working_directory="checkout/Some App" INPUT_paths=Known.swift INPUT_summary=false wants 1 action
lacks "$scratch/summary"
cd checkout
INPUT_paths="\$(touch $scratch/hurt)" wants 3 action
# shellcheck disable=SC2016  # is to stay as it is
INPUT_fail_on='error; touch "$scratch/hurt"' INPUT_since='`touch hurt`' wants 2 action
lacks "$scratch/hurt"
lacks hurt
INPUT_since=never INPUT_baseline=nowhere.json wants 2 action
says "::error title=resizelint::nothing was linted"
INPUT_program=no-such-program wants 2 action
says "there is no program no-such-program"
step "… with the program of a release, and with one that is not what its checksum says"
release=$scratch/OWNER/resizelint/releases/download/v0.1.0
archive=resizelint-0.1.0-linux-$(uname -m).tar.gz
mkdir -p "$release"
tar -C "${resizelint%/*}" -czf "$release/$archive" resizelint
(cd "$release" && sha256sum "$archive" >"$archive.sha256")
install() {
  : >"$scratch/outputs"
  GITHUB_OUTPUT=$scratch/outputs GITHUB_SERVER_URL=file://${scratch// /%20} ACTION_REPOSITORY=OWNER/resizelint PATH=$1 \
    "$repository/Integrations/GitHub/install.sh"
}
# Nothing that could build it.
mkdir "$scratch/tools"
for tool in bash curl dirname grep gzip mktemp sha256sum tar uname; do ln -s "$(command -v "$tool")" "$scratch/tools"; done
export ACTION_REF=v0.1.0
wants 0 install "$scratch/tools"
says "resizelint 0.1.0"
says "program=" "$scratch/outputs"
printf 'x' >>"$release/$archive"
wants 2 install "$scratch/tools"
says "the program of release v0.1.0 cannot be fetched"
says "there is no Swift to build resizelint with"
ACTION_REF=0123456789abcdef0123456789abcdef01234567 wants 2 install "$scratch/tools"
says "there is no Swift to build resizelint with"

step "… where the history cannot be had"
checkout 1 refs/pull/1/merge
git remote set-url origin "file://$scratch/nowhere"
EVENT_pull_request_base_sha=$base EVENT_pull_request_head_sha=$head wants 2 action
says "check out with fetch-depth: 0"

step "the GitLab job: its script, on a branch and in a merge request"
python3 - "$repository/Integrations/GitLab/resizelint.gitlab-ci.yml" >"$scratch/gitlab.sh" <<'PYTHON'
import re, sys, textwrap
text = open(sys.argv[1], encoding="utf-8").read()
body = re.search(r"^  script:\n([\s\S]*?)^  [a-z]", text, re.M).group(1)
items = re.split(r"^    - ", body, flags=re.M)[1:]
print("set -e")
for item in items:
    print(textwrap.dedent("      " + item.removeprefix("|\n      ")) if item.startswith("|") else item.strip())
PYTHON
job() { PATH=${resizelint%/*}:$PATH RESIZELINT_FAIL_ON=warning sh -x "$scratch/gitlab.sh"; }
checkout 100 feature
wants 1 job
says "Some App/Known.swift"
CI_MERGE_REQUEST_DIFF_BASE_SHA=$base wants 1 job
says "Some App/New.swift"
keeps_silent_about "Known.swift:"
CI_MERGE_REQUEST_DIFF_BASE_SHA=$head wants 0 job
says '"path": "Some App/Known.swift"' gl-code-quality-report.json
says "Known.swift" resizelint.junit.xml

step "Xcode's Run Script phase, with and without the script sandbox"
# The sandbox is played with permissions and another user: folders on the way to what is declared can be listed, nothing else of the
# project can be read, nothing but the declared output and the target's temporary folder written.
project=$scratch/"My Project"
mkdir -p "$project/App" "$project/Secret" "$scratch/derived" "$scratch/temporary"
view >"$project/App/Card.swift"
view >"$project/App/Other.swift"
view >"$project/Secret/Hidden.swift"
printf '{"rules": {"main-screen-bounds": "error"}}\n' >"$project/.resizelint.json"
printf '%s\n' "$project/App/Card.swift" "" "# a comment" "$project/.resizelint.json" >"$scratch/temporary/inputs.xcfilelist"
phase() {
  local run=(sh "$scratch/run-script.sh")
  if [ "$(id -u)" = 0 ]; then run=(setpriv --reuid=65534 --regid=65534 --clear-groups "${run[@]}"); fi
  (
    cd "$project"
    export SRCROOT=$project TARGET_TEMP_DIR=$scratch/temporary RESIZELINT=$copied
    "${run[@]}"
  )
}
# The other user need not see where the repository is.
copied=$scratch/resizelint
cp "$resizelint" "$copied"
cp "$repository/Integrations/Xcode/run-script.sh" "$scratch"
chmod 755 "${scratch%/*}" "$scratch" "$copied"
chmod 777 "$scratch/temporary"
wants 1 phase
says "$project/App/Card.swift:4:27: error: "
says "$project/Secret/Hidden.swift:4:27: error: "
chmod 000 "$project/App/Other.swift" "$project/Secret"
: >"$scratch/derived/report.json"
chmod 666 "$scratch/derived/report.json"
export ENABLE_USER_SCRIPT_SANDBOXING=YES
wants 1 phase
says "declares none"
export SCRIPT_INPUT_FILE_LIST_COUNT=1 SCRIPT_INPUT_FILE_LIST_0=$scratch/temporary/inputs.xcfilelist
export SCRIPT_OUTPUT_FILE_COUNT=1 SCRIPT_OUTPUT_FILE_0=$scratch/derived/report.json
wants 1 phase
says "$project/App/Card.swift:4:27: error: "
keeps_silent_about "Hidden.swift"
keeps_silent_about "temporary"
wants 0 check-jsonschema --schemafile "$repository/Documentation/schemas/report.schema.json" "$scratch/derived/report.json"
says '"path": "App/Card.swift"' "$scratch/derived/report.json"
RESIZELINT_FLAGS="--fail-on never --phase 2" wants 0 phase
RESIZELINT_FLAGS="--phase 9" wants 2 phase
says "error: resizelint: the options or the configuration are wrong"
SCRIPT_INPUT_FILE_COUNT=1 SCRIPT_INPUT_FILE_0=$project/App/Other.swift wants 1 phase
says "error: resizelint: the script sandbox does not let this phase read $project/App/Other.swift"
SCRIPT_INPUT_FILE_COUNT=2 SCRIPT_INPUT_FILE_0=$project/App/Gone.swift SCRIPT_INPUT_FILE_1=$scratch/derived/report.json wants 1 phase
says "warning: resizelint: the declared input $project/App/Gone.swift does not exist"
says "lies outside $project and is left out"
SCRIPT_OUTPUT_FILE_0=$scratch/derived/other.json wants 1 phase
says "the declared output $scratch/derived/other.json cannot be written"
chmod 755 "$project/Secret"

echo "   $checks checks hold"
