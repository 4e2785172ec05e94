#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Fails unless the thread sanitizer, with FOLDER/mutex.so loaded, reports planted races and no others: check.sh FOLDER.
set -euo pipefail

here=$(dirname "$0")
folder=${1:?usage: $0 FOLDER}
swiftc -swift-version 6 -parse-as-library -g -sanitize=thread "$here/races.swift" -o "$folder/races"
for race in none plain one-sided; do
  code=0
  LD_PRELOAD=$(realpath "$folder/mutex.so") TSAN_OPTIONS=exitcode=66 "$folder/races" "$race" \
    >"$folder/races.log" 2>&1 || code=$?
  expected=66
  [[ $race == none ]] && expected=0
  if ((code != expected)); then
    cat "$folder/races.log" >&2
    echo "error: the thread sanitizer misjudges '$race': exit code $code, expected $expected" >&2
    exit 1
  fi
done
echo "the thread sanitizer reports planted races and no others"
