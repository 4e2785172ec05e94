#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Fuzzes each reader for a number of seconds, and prints a summary: run.sh BUILD SECONDS [READER…]. New inputs stay in
# BUILD/fuzz/corpus, where the next run starts; an input that breaks an invariant is in BUILD/fuzz/found, and the script
# exits with 1.
#
# SCROLLWORK_FUZZING names the sanitizers, CONFIGURATION the build: a debug build compiles faster and reads fewer
# inputs per second. SEED makes libFuzzer generate the same inputs each time.
set -euo pipefail
cd "$(dirname "$0")/../.."

build=$1 seconds=$2
shift 2
work=$build/fuzz
corpus=$work/corpus
# The address sanitizer also finds leaks and invalid pointers, at half the speed.
export SCROLLWORK_FUZZING=${SCROLLWORK_FUZZING:-fuzzer,address}
configuration=${CONFIGURATION:-release}
# A reader that takes longer, or needs 2 GB, for a few kilobytes is considered to hang.
patience=5
[[ $configuration == release ]] || patience=50
scratch=$work/${SCROLLWORK_FUZZING/,/-}
Scripts/swift-build.sh -c "$configuration" --scratch-path "$scratch" --product fuzz
# The runtime's own reports would replace those of libFuzzer, which saves the input.
export SWIFT_BACKTRACE=enable=no
export LSAN_OPTIONS=suppressions=$PWD/Scripts/fuzz/leaks.txt:print_suppressions=0

node Scripts/fuzz/corpus.mjs unpack "$corpus"
mkdir -p "$work/found"
readers=("$@")
((${#readers[@]})) || mapfile -t readers < <(ls Tests/ReaderCorpusTests/Corpus | sed 's/\.txt$//')

failed=0
printf '%-10s %12s %8s %9s %8s\n' reader executions edges features corpus
for reader in "${readers[@]}"; do
  mkdir -p "$corpus/$reader"
  log=$work/$reader.log
  SCROLLWORK_FUZZ=$reader "$scratch/$configuration/fuzz" "$corpus/$reader" \
    -dict=Scripts/fuzz/words.dict -max_len=4096 -max_total_time="$seconds" -timeout="$patience" -seed="${SEED:-0}" \
    -rss_limit_mb=2048 -artifact_prefix="$work/found/$reader-" -print_final_stats=1 >"$log" 2>&1 || {
    failed=1
    grep -aE 'Fatal error|ERROR: |Test unit written' "$log" | sed "s/^/$reader: /" >&2
  }
  executions=$(awk '/number_of_executed_units/ { print $2 }' "$log")
  last=$(grep -aE '^#[0-9]+.* ft: ' "$log" | tail -n 1)
  printf '%-10s %12s %8s %9s %8s\n' "$reader" "${executions:-?}" \
    "$(sed -E 's/.* cov: ([0-9]+).*/\1/' <<<"$last")" "$(sed -E 's/.* ft: ([0-9]+).*/\1/' <<<"$last")" \
    "$(sed -E 's|.* corp: ([0-9]+)/.*|\1|' <<<"$last")"
done
exit $failed
