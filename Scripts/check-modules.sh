#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Says how large the modules are that the build has compiled for pages, and fails if a pattern has none or one
# is larger than a page should carry.
set -euo pipefail

build=${1:?usage: $0 BUILD_FOLDER}
raw_limit=116000
packed_limit=52400

failed=0
count=0
largest=0
largest_packed=0
for entry in $(grep -oE 'open_[a-z_]+"' Sources/PageModule/Entries.swift | tr -d '"'); do
  word=${entry#open_}
  word=${word//_/-}
  # The folder of the plugin is named after the checkout.
  module=$(find "$build/plugins/outputs" -path "*/CoreModules/*/$word.wasm" | head -n 1)
  if [[ -z $module ]]; then
    echo "error: $word has no module" >&2
    failed=1
    continue
  fi
  raw=$(wc -c <"$module")
  packed=$(wc -c <"$module.gz")
  ((count += 1))
  ((raw > largest)) && largest=$raw
  ((packed > largest_packed)) && largest_packed=$packed
  if ((raw >= raw_limit || packed >= packed_limit)); then
    echo "error: $word: $raw bytes, compressed $packed; the limits are $raw_limit and $packed_limit" >&2
    failed=1
  fi
done

echo "core for pages: $count modules, the largest $largest bytes, compressed $largest_packed"
exit $failed
