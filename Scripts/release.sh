#!/usr/bin/env bash
# Makes what a release consists of, in .build/release-files or DIR: the program for this machine, the source, their checksums, and the
# Homebrew formula for them.
#
#   Scripts/release.sh [DIR]
#
# release-build.sh says what the program is on Linux and on macOS.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

out=${1:-.build/release-files}
version=$(sed -n 's/.*number = "\(.*\)".*/\1/p' Sources/resizelint/Flags/Version.swift)
system=$(uname -s)
# Everything in the archives carries the date of the commit.
date=$(git log -1 --format=%ct)

checksum() { if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi; }

program=$(Scripts/release-build.sh)

mkdir -p "$out"
out=$(cd "$out" && pwd)
rm -f "$out"/resizelint-* "$out/resizelint.rb"
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT

if [ "$system" = Linux ]; then
  name=resizelint-$version-linux-$(uname -m)
  strip -o "$stage/resizelint" "$program"
  if readelf -lW "$stage/resizelint" | grep -q INTERP; then
    echo "release.sh: the program is not static" >&2
    exit 1
  fi
else
  name=resizelint-$version-macos-universal
  strip -x -o "$stage/resizelint" "$program"
  codesign --force --sign - "$stage/resizelint"
fi
chmod 755 "$stage/resizelint"
TZ=UTC touch -t "$(date -u -d "@$date" +%Y%m%d%H%M.%S 2>/dev/null || date -u -r "$date" +%Y%m%d%H%M.%S)" "$stage/resizelint"
case $system in
Linux) tar -C "$stage" --owner=0 --group=0 --numeric-owner --format=ustar -cf - resizelint | gzip -n -9 >"$out/$name.tar.gz" ;;
Darwin) tar -C "$stage" --uid 0 --gid 0 --format ustar -cf - resizelint | gzip -n -9 >"$out/$name.tar.gz" ;;
esac
source=resizelint-$version-source.tar.gz
git archive --format=tar --prefix="resizelint-$version/" HEAD | gzip -n -9 >"$out/$source"

cd "$out"
for file in "$name.tar.gz" "$source"; do checksum "$file" >"$file.sha256"; done
sed -e 1d -e "s/@VERSION@/$version/g" -e "s/@SHA256@/$(cut -d ' ' -f 1 "$source.sha256")/g" \
  "$OLDPWD/Integrations/Homebrew/resizelint.rb" >resizelint.rb
cat ./*.sha256
