#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Renders the gallery (`render`), and compares it with the committed parts: the manifest, which contains the size and digest of
# every file, and the showcase, which contains the drawings in the documents. `check` fails on a difference, `refresh`
# replaces the committed parts.
set -euo pipefail

usage="usage: $0 render|check|refresh TOOL FOLDER"
mode=${1:?$usage}
tool=${2:?$usage}
folder=${3:?$usage}

render() {
  "$tool" render Examples/patterns Examples/android Examples/museum Scenarios --allow-files Examples \
    --output "$folder" "$@"
}
if [[ $mode == render ]]; then
  render
  exit
fi
rm -rf "$folder"
render --quiet >/dev/null

# The expected showcase: every drawing in a document, under the same path as in the gallery.
expected=$folder.showcase
rm -rf "$expected"
mkdir -p "$expected"
grep -rhoE --include='*.md' 'Output/showcase/[^)" <>]+\.svg' ./*.md Documentation | sed 's|^Output/showcase/||' | LC_ALL=C sort -u |
  while read -r path; do
  mkdir -p "$expected/$(dirname "$path")"
  cp "$folder/$path" "$expected/$path"
done

case $mode in
check)
  failed=0
  diff -u Output/manifest.json "$folder/manifest.json" | head -n 40 || failed=1
  diff -qr Output/showcase "$expected" || failed=1
  if ((failed)); then
    echo "error: Output is stale: run make showcase, look at the pictures, and commit them" >&2
    exit 1
  fi
  echo "Output is up to date: $(grep -c '"path"' Output/manifest.json) files in the manifest"
  ;;
refresh)
  mkdir -p Output
  cp "$folder/manifest.json" Output/manifest.json
  rm -rf Output/showcase
  cp -R "$expected" Output/showcase
  git status --short -- Output
  ;;
*)
  echo "$usage" >&2
  exit 2
  ;;
esac
