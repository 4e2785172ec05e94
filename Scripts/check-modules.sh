#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Says how large the modules are that the build has compiled for pages, and fails if a pattern has none or one
# is larger than a page should carry.
set -euo pipefail

build=${1:?usage: $0 BUILD_FOLDER}
failed=0

# One module of each pattern: check ENDING RAW_LIMIT PACKED_LIMIT
check() {
  local pattern word module raw packed count=0 largest=0 largest_packed=0
  for pattern in $(Scripts/list-patterns.sh | cut -d ' ' -f 1); do
    word=${pattern//_/-}$1
    # The folder of the plugin is named after the checkout.
    module=$(find "$build/plugins/outputs" -path "*/CoreModules/*/$word" | head -n 1)
    if [[ -z $module ]]; then
      echo "error: there is no $word" >&2
      failed=1
      continue
    fi
    raw=$(wc -c <"$module")
    packed=$(wc -c <"$module.gz")
    ((count += 1))
    ((raw > largest)) && largest=$raw
    ((packed > largest_packed)) && largest_packed=$packed
    if ((raw >= $2 || packed >= $3)); then
      echo "error: $word: $raw bytes, compressed $packed; the limits are $2 and $3" >&2
      failed=1
    fi
  done
  echo "*$1: $count modules, the largest $largest bytes, compressed $largest_packed"
}

check .wasm 100000 40300
check .review.wasm 46500 20300
exit $failed
