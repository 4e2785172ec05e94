#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Makes FOLDER/scrollwork-VERSION-SYSTEM-MACHINE.tar.gz: the tool as one static binary that needs no Swift, no
# libxml2 and no C library of its system, with its manual page, completions and licences. The same
# sources and compilers give the same archive.
set -euo pipefail

build=${1:?usage: $0 BUILD_FOLDER}
cd "$(dirname "$0")/.."

if [[ $(uname -s) != Linux ]]; then
  echo "error: static binaries are made on Linux; elsewhere: make install" >&2
  exit 2
fi

# Debian's libxml2 supports more encodings through ICU, and reads compressed files.
libraries=(--start-group)
for word in $(pkg-config --static --libs libxml-2.0) -lz -lstdc++ -lm; do
  [[ $word == -l* ]] && libraries+=("$word")
done
SCROLLWORK_STATIC="${libraries[*]} --end-group" \
  swift build -c release --static-swift-stdlib --disable-local-rpath --scratch-path "$build/static" --product scrollwork \
  2> >(grep -vE "in statically linked applications|argument unused during compilation: '-pie'" >&2)
binary=$build/static/release/scrollwork
if readelf -d "$binary" | grep -q NEEDED; then
  echo "error: the binary needs shared libraries" >&2
  exit 1
fi

version_text=$("$binary" --version)
if [[ -n ${SCROLLWORK_COMMIT:-} && $version_text != *"($SCROLLWORK_COMMIT)" ]]; then
  echo "error: the binary reports '$version_text' and not the commit $SCROLLWORK_COMMIT" >&2
  exit 1
fi
version=$(cut -d ' ' -f 2 <<<"$version_text")
name=scrollwork-$version-linux-$(uname -m)
stage=$build/release-archive/$name
rm -rf "$build/release-archive"
mkdir -p "$stage"/{bin,licenses}
cp "$binary" "$stage/bin/scrollwork"
strip "$stage/bin/scrollwork"
Scripts/install-extras.sh "$stage/bin/scrollwork" "$stage/share"
cp LICENSE README.md CHANGELOG.md "$stage"
# Lists everything inside, with its licence.
for package in libxml2-dev libicu-dev liblzma-dev zlib1g-dev libc6-dev libgcc-12-dev; do
  [[ -f /usr/share/doc/$package/copyright ]] && cp "/usr/share/doc/$package/copyright" "$stage/licenses/$package.txt"
done
swift_license=$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")/share/swift/LICENSE.txt
[[ -f $swift_license ]] && cp "$swift_license" "$stage/licenses/swift.txt"

time=$(git log -1 --format=%ct 2>/dev/null || echo 0)
tar --sort=name --mtime="@$time" --owner=0 --group=0 --numeric-owner -C "$build/release-archive" -cf - "$name" |
  gzip -9n >"$build/$name.tar.gz"
echo "$build/$name.tar.gz ($(wc -c <"$build/$name.tar.gz") bytes)"
