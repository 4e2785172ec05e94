#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Makes FOLDER/release: the tool as one static binary that needs no Swift, no libxml2 and no C library of its system,
# as an archive, a Debian package and a container image; its debugging information; checksums, and a signature if
# SIGNING_KEY names a private key. The same sources and compilers give the same files.
set -euo pipefail

build=${1:?usage: $0 BUILD_FOLDER}
cd "$(dirname "$0")/.."
# Where Swift builds; a folder with a release build saves compiling it again.
scratch=${STATIC_BUILD:-$build/static}

if [[ $(uname -s) != Linux ]]; then
  echo "error: static binaries are made on Linux; elsewhere: make install" >&2
  exit 2
fi
mkdir -p "$build"

# Debian's libxml2 calls ICU; another build of it may not.
archive=$(pkg-config --variable=libdir libxml-2.0)/libxml2.a
[[ -f $archive ]] || {
  echo "error: there is no $archive: a static binary needs libxml2 as an archive" >&2
  exit 1
}
suffix=$(nm -u "$archive" 2>/dev/null | sed -n 's/^ *U ucnv_open\(.*\)$/\1/p' | head -n 1)
clang=$(dirname "$(readlink -f "$(command -v swift)")")/clang
"$clang" -O2 -Wall -Wextra -Werror -DICU_SUFFIX="$suffix" -c Scripts/release/without-converters.c \
  -o "$build/without-converters.o"
object=$(realpath "$build/without-converters.o")
SCROLLWORK_STATIC="$object --start-group -lxml2 -lz -llzma -lstdc++ -lm --end-group --gc-sections" \
  swift build -c release -Xcc -gdwarf-4 --static-swift-stdlib --disable-local-rpath --scratch-path "$scratch" \
  --product scrollwork \
  2> >(grep -vE "in statically linked applications|argument unused during compilation: '-pie'" >&2)
binary=$scratch/release/scrollwork
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
machine=$(uname -m)
case $machine in
x86_64) architecture=amd64 ;;
aarch64) architecture=arm64 ;;
*) architecture=$machine ;;
esac
name=scrollwork-$version-linux-$machine
out=$build/release-files
stage=$build/release-archive/$name
rm -rf "$build/release-archive" "$out"
mkdir -p "$stage"/{bin,licenses} "$out"

# Valgrind knows the allocator by these names; nothing else in the binary has one.
keep=()
for symbol in malloc calloc realloc posix_memalign aligned_alloc; do keep+=(--keep-symbol="$symbol"); done
objcopy --only-keep-debug --compress-debug-sections "$binary" "$out/$name.debug"
chmod 644 "$out/$name.debug"
strip --strip-all "${keep[@]}" -o "$stage/bin/scrollwork" "$binary"
(cd "$out" && objcopy --add-gnu-debuglink="$name.debug" "$OLDPWD/$stage/bin/scrollwork")

Scripts/install-extras.sh "$stage/bin/scrollwork" "$stage/share"
cp LICENSE README.md CHANGELOG.md "$stage"
# Lists everything inside, with its licence.
for package in libxml2-dev zlib1g-dev liblzma-dev libc6-dev libgcc-12-dev; do
  [[ -f /usr/share/doc/$package/copyright ]] && cp "/usr/share/doc/$package/copyright" "$stage/licenses/$package.txt"
done
swift_license=$(dirname "$(dirname "$clang")")/share/swift/LICENSE.txt
[[ -f $swift_license ]] && cp "$swift_license" "$stage/licenses/swift.txt"

seconds=$(git log -1 --format=%ct 2>/dev/null || echo 0)
tar --sort=name --mtime="@$seconds" --owner=0 --group=0 --numeric-owner -C "$build/release-archive" -cf - "$name" |
  xz -9e >"$out/$name.tar.xz"
Scripts/release/image.sh "$stage" "$architecture" "$version" "$seconds" "$out/$name.oci.tar.xz"
if command -v dpkg-deb >/dev/null; then
  Scripts/release/debian.sh "$stage" "$architecture" "$version" "$seconds" "$out/scrollwork_${version}_$architecture.deb"
fi

(cd "$out" && sha256sum -- * >SHA256SUMS.new && mv SHA256SUMS.new SHA256SUMS)
if [[ -n ${SIGNING_KEY:-} ]]; then
  openssl pkeyutl -sign -rawin -inkey "$SIGNING_KEY" -in "$out/SHA256SUMS" -out "$out/SHA256SUMS.sig"
else
  echo "not signed: SIGNING_KEY names no private key" >&2
fi
(cd "$out" && ls -l -- * | awk '{print "'"$out"'/" $NF " (" $5 " bytes)"}')
# What is downloaded stays small.
for file in "$out"/*.tar.xz "$out"/*.deb; do
  [[ ! -f $file ]] || (($(stat -c %s "$file") <= 8000000)) || {
    echo "error: $file is larger than 8 MB" >&2
    exit 1
  }
done
