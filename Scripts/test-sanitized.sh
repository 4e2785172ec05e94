#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Runs the Swift tests with sanitizers: test-sanitized.sh BUILD SANITIZER… [-- FILTER]. Each has a separate build.
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
# Reports name the position and end the run; the runtime's own reports would interfere.
export SWIFT_BACKTRACE=enable=no
# Threads that wait for work when the process ends are not leaks, and neither is memory that the runtime never frees.
export ASAN_OPTIONS=detect_leaks=0:abort_on_error=1
export TSAN_OPTIONS="halt_on_error=0:exitcode=66:suppressions=$PWD/Scripts/sanitizers/thread.suppressions"
for sanitizer in "${sanitizers[@]}"; do
  echo "== $sanitizer"
  scratch=$build/$sanitizer
  # Without optimisation the suite would take more than an hour; assertions are kept.
  options=(--sanitize="$sanitizer" --scratch-path "$scratch" -Xswiftc -O -Xswiftc -assert-config -Xswiftc Debug)
  swift build --build-tests "${options[@]}"
  preload=()
  if [[ $sanitizer == thread && $(uname -s) == Linux ]]; then
    bin=$(dirname "$(readlink -f "$(command -v swiftc)")")
    "$bin/clang" -O1 -shared -fPIC -Wall -Werror Scripts/sanitizers/mutex.c -o "$scratch/mutex.so"
    preload=("LD_PRELOAD=$(realpath "$scratch/mutex.so")")
    Scripts/sanitizers/check.sh "$scratch"
  fi
  env "${preload[@]}" swift test --skip-build "${options[@]}" --disable-xctest "${filter[@]}"
done
