#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Checks the house rules that neither the compiler nor the formatter checks.
set -euo pipefail
shopt -s lastpipe

failed=0
# Complains about the lines on standard input, if there are any.
complain() {
  local found
  found=$(cat)
  [[ -z $found ]] && return
  printf 'error: %s\n%s\n' "$1" "$found" >&2
  failed=1
}

# Lines of tracked files that match; no match is not a failure here.
find_lines() { git grep -nIE "$@" || true; }

# A copied file must carry its licence.
git ls-files '*.swift' '*.sh' '*.py' '*.js' '*.css' '*.rng' Makefile .ci/run |
  while read -r file; do head -n 5 "$file" | grep -q SPDX-License-Identifier || echo "$file"; done |
  complain 'files without the licence header'

# Foundation is 40 MB and differs between platforms; the build helpers may use it.
find_lines '^ *((public|package|internal|private|fileprivate) )?import +Foundation' -- \
  Sources ':!Sources/embed-text' ':!Sources/compile-modules' ':!Sources/pack-texts' | complain 'imports of Foundation'

# Only one target uses the C library, so only that one needs changes for another system.
find_lines '^ *((public|package|internal) )?import +(Glibc|Musl|Darwin)' -- \
  Sources ':!Sources/SystemCalls' ':!Sources/Locking' ':!Sources/embed-text' |
  complain 'imports of the C library outside Sources/SystemCalls and Sources/Locking'

# A file that is too long to read is split.
git ls-files 'Sources/*.swift' |
  while read -r file; do
    lines=$(wc -l <"$file")
    ((lines <= 350)) || echo "$file: $lines lines"
  done | complain 'files of more than 350 lines'

# In a line that starts with text, TypeScript 4.8 ignores all tags and does not check them.
find_lines '^ *(/\*\*|\*) +[^@ *].* @(type|param|returns|template|typedef) ' -- '*/Assets/*.js' |
  complain 'types behind words of a comment'

# An absolute path of one machine has no meaning on another.
find_lines '(^|[^[:alnum:]._-])/(home|root|Users)/[a-z]' -- . | complain 'paths of one machine'

exit $failed
