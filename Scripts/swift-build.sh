#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Runs `swift build` with the arguments, and once more if it crashes: swift-build.sh OPTION…
#
# On Linux, libdispatch sometimes crashes SwiftPM in `_dispatch_event_loop_drain` while it runs compilers
# (swiftlang/swift#87033). What they have compiled is kept, so the second run goes on from there. An error in the sources
# ends the first run with code 1, as ever.
set -euo pipefail

status=0
swift build "$@" || status=$?
# The shell adds 128 to the number of the signal: 4 to 8 and 11 are crashes, the others are sent by people.
case $((status - 128)) in
  4 | 5 | 6 | 7 | 8 | 11)
    echo "warning: swift build crashed (exit $status); it runs once more" >&2
    exec swift build "$@"
    ;;
esac
exit "$status"
