#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Runs the Swift tests with sanitizers: test-sanitized.sh BUILD SANITIZER… [-- FILTER]. Each has a build of its own.
set -euo pipefail
cd "$(dirname "$0")/.."

build=$1
shift
filter=()
sanitizers=()
while (($#)); do
  if [[ $1 == -- ]]; then
    filter=(--filter "$2")
    break
  fi
  sanitizers+=("$1")
  shift
done
# Reports name the place and end the run; the runtime's own reports would come between.
export SWIFT_BACKTRACE=enable=no
# Threads that wait for work when the process ends are no leak, and neither is what the runtime keeps for ever.
export ASAN_OPTIONS=detect_leaks=0:abort_on_error=1
for sanitizer in "${sanitizers[@]}"; do
  echo "== $sanitizer"
  swift test --sanitize="$sanitizer" --scratch-path "$build/$sanitizer" --disable-xctest "${filter[@]}"
done
