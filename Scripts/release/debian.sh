#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Writes a Debian package of one static binary, its manual page, completions and licences. It depends on nothing.
set -euo pipefail

usage="usage: $0 STAGE ARCHITECTURE VERSION SECONDS PACKAGE"
stage=${1:?$usage} architecture=${2:?$usage} version=${3:?$usage} seconds=${4:?$usage} package=${5:?$usage}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
mkdir -p "$root/DEBIAN" "$root/usr/share/doc/scrollwork"
cp -R "$stage/bin" "$stage/share" "$root/usr"
gzip -9n "$root/usr/share/man/man1/scrollwork.1"
cp "$stage/LICENSE" "$root/usr/share/doc/scrollwork/copyright"
cp -R "$stage/licenses" "$root/usr/share/doc/scrollwork/licenses"
gzip -9n <"$stage/CHANGELOG.md" >"$root/usr/share/doc/scrollwork/changelog.gz"
find "$root" -exec chmod u=rwX,go=rX {} +
cat >"$root/DEBIAN/control" <<CONTROL
Package: scrollwork
Version: $version
Architecture: $architecture
Maintainer: The Scrollwork authors <maintainers@scrollwork.invalid>
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f 1)
Suggests: librsvg2-bin, ffmpeg, valgrind
Section: devel
Priority: optional
Description: frame-by-frame simulation and review of scroll-driven iOS interfaces
 Scrollwork computes how scroll-driven interfaces move on every device, draws
 them as animated SVG and HTML storyboards, and reviews their motion by rules.
CONTROL
(cd "$root" && find usr -type f | LC_ALL=C sort | xargs -d '\n' md5sum) >"$root/DEBIAN/md5sums"
SOURCE_DATE_EPOCH=$seconds dpkg-deb --root-owner-group -Zxz -z9 --build "$root" "$package" >/dev/null
