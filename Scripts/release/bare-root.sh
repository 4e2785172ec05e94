#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Makes the root of a bare container in FOLDER, unless it is there: the packages that Debian cannot do without, and what
# the action needs, which is git, node and xz. No Swift, no compiler, no library of the tool, and no name server.
set -euo pipefail

folder=${1:?usage: $0 FOLDER}
if [[ -e $folder/complete ]]; then exit 0; fi
[[ $(id -u) == 0 ]] || {
  echo "error: making a root needs root" >&2
  exit 1
}
command -v debootstrap >/dev/null || apt-get -qq install --yes --no-install-recommends debootstrap >/dev/null
rm -rf "$folder"
mkdir -p "$folder"
debootstrap --variant=minbase --include=git,nodejs,xz-utils bookworm "$folder" http://deb.debian.org/debian >/dev/null
rm -f "$folder/etc/resolv.conf"
touch "$folder/complete"
