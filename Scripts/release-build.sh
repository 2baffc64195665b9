#!/usr/bin/env bash
# Builds the program as it is released, and prints where it lies.
#
#   Scripts/release-build.sh [CHECKOUT]
#
# On Linux it is fully static: it runs on any distribution, in a root that holds nothing but /proc, where Swift looks up where it runs, and
# it starts without looking for libraries. On macOS it is universal.
set -euo pipefail
cd "${1:-$(dirname "${BASH_SOURCE[0]}")/..}"

# The compiler forgets where it ran.
flags=(-c release --product resizelint --scratch-path .build/static -Xswiftc -gnone -Xswiftc -file-prefix-map -Xswiftc "$PWD=.")
case $(uname -s) in
Linux) flags+=(--static-swift-stdlib -Xswiftc -static-executable) ;;
Darwin) flags+=(--arch arm64 --arch x86_64) ;;
*)
  echo "release-build.sh knows Linux and macOS, not $(uname -s)" >&2
  exit 2
  ;;
esac

# The linker warns of dlopen, which Swift's runtime refers to; resizelint loads no library.
swift build "${flags[@]}" >&2
echo "$(swift build "${flags[@]}" --show-bin-path)/resizelint"
