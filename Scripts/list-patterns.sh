#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Prints the patterns that pages run, one a line: the word in names of functions, such as `sticky_tabs`, the type, and
# the families of rules that are about it.
set -euo pipefail

grep -v '^#' "${0%/*}/../Sources/PageModule/patterns.txt" | while read -r type rules; do
  word=$(sed -E 's/([a-z])([A-Z])/\1_\2/g' <<<"$type" | tr '[:upper:]' '[:lower:]')
  echo "$word $type $rules"
done
