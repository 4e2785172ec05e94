#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Minimises the corpora in BUILD/fuzz and copies the shortest inputs to the repository: pack.sh BUILD.
set -euo pipefail
cd "$(dirname "$0")/../.."

work=$1/fuzz
export SWIFT_BACKTRACE=enable=no
small=$(mktemp -d)
trap 'rm -rf "$small"' EXIT
fuzz=$(find "$work" -path '*/release/fuzz' -type f | head -n 1)
for text in Tests/ReaderCorpusTests/Corpus/*.txt; do
  reader=$(basename "$text" .txt)
  mkdir -p "$small/$reader"
  SCROLLWORK_FUZZ=$reader "$fuzz" -set_cover_merge=1 -max_len=1024 "$small/$reader" "$work/corpus/$reader" 2>/dev/null
done
node Scripts/fuzz/corpus.mjs pack "$small"
