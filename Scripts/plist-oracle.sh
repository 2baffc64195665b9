#!/usr/bin/env bash
# Compares the property list reader with the toolchain's plutil.
#
#   Scripts/plist-oracle.sh PATH…
#
# Every property list, project file and .strings file below the PATHs is printed by both, as XML. A file that plutil
# refuses must be one that the reader reports a problem for. The last line says how many agree; the exit status is 1 when
# one does not. RESIZELINT names the executable, .build/debug/resizelint unless set.
set -uo pipefail

cd "$(dirname "$0")/.." || exit
resizelint=${RESIZELINT:-.build/debug/resizelint}
plutil=$(command -v plutil) || { echo "plutil: not found" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Both spell real numbers, but not with the same digits.
reals() { awk '/<real>[-0-9.e+]*<\/real>/ { match($0, /[-0-9.e+]+</); v = substr($0, RSTART, RLENGTH - 1); printf "<real>%.17g</real>\n", v; next } { print }'; }

agree=0 differ=0 refused=0
while IFS= read -r -d '' file; do
  "$resizelint" dev plist "$file" >"$work/ours" 2>"$work/problems"
  ours=$?
  if "$plutil" -convert xml1 -o "$work/theirs" "$file" >/dev/null 2>&1; then
    if [ $ours -eq 0 ] && cmp -s <(reals <"$work/ours") <(reals <"$work/theirs"); then
      agree=$((agree + 1))
    else
      differ=$((differ + 1))
      echo "differs: $file"
      head -3 "$work/problems"
      diff <(reals <"$work/ours") <(reals <"$work/theirs") | head -5
    fi
  elif [ $ours -ne 0 ]; then
    refused=$((refused + 1))
  else
    differ=$((differ + 1))
    echo "plutil refuses: $file"
  fi
done < <(find "$@" -type f \( -name '*.plist' -o -name '*.pbxproj' -o -name '*.strings' -o -name '*.stringsdict' \
  -o -name '*.entitlements' -o -name '*.xcsettings' -o -name '*.xcprivacy' \) -print0)
echo "$agree agree, $refused refused by both, $differ differ"
[ "$differ" -eq 0 ]
