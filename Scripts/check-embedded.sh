#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Compiles the core as Embedded Swift for wasm32, warnings being errors, together with what pages call, and
# links a module for each pattern; then the review, and an entry that reaches every rule. The linker refuses
# whatever the list of imports does not name.
set -euo pipefail

folder=${1:?usage: $0 FOLDER}

# Memory, and the guard that the compiler puts on stacks: what a page can give in a few lines.
# No mathematics, no text tables, no clock, no randomness.
imports=(__stack_chk_fail __stack_chk_guard free memcpy memmove memset posix_memalign)

# What a page calls of any pattern, and where its memory begins.
exports=(reserve result close perform pass finish frames time digest frame events __heap_base)

# The linker lies beside the runtime of the toolchain that swiftc belongs to, wherever that is.
runtime=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
rm -rf "$folder"
mkdir -p "$folder"
printf '%s\n' "${imports[@]}" >"$folder/imports.txt"
mapfile -t sources < <(find Sources/ScrollCore Sources/PageModule -name '*.swift' | LC_ALL=C sort)

# Compiles sources as a module that later ones may import.
compile() {
  local module=$1 object=$2
  shift 2
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize \
    -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
    -parse-as-library -swift-version 6 -strict-memory-safety -warnings-as-errors -I "$folder" \
    -emit-module -emit-module-path "$folder/$module.swiftmodule" \
    -module-name "$module" -c "$@" -o "$folder/$object"
}
compile ScrollCore core.o "${sources[@]}"

largest=0
mapfile -t entries < <(grep -oE 'open_[a-z_]+' Sources/PageModule/Entries.swift | LC_ALL=C sort -u)
for entry in "${entries[@]}"; do
  [[ $entry == open_ ]] && continue
  word=${entry#open_}
  module=$folder/${word//_/-}.wasm
  "$runtime/../../bin/wasm-ld" --no-entry --gc-sections --strip-all -O2 "${exports[@]/#/--export=}" \
    --export="$entry" --allow-undefined-file="$folder/imports.txt" "$folder/core.o" -o "$module"
  size=$(wc -c <"$module")
  ((size > largest)) && largest=$size
done

echo "core for wasm32: ${#sources[@]} files, ${#entries[@]} patterns, the largest module has $largest bytes"

mapfile -t review < <(find Sources/MotionReview -name '*.swift' | LC_ALL=C sort)
compile MotionReview review.o "${review[@]}"
compile Probe probe.o Scripts/embedded/Probe.swift
"$runtime/../../bin/wasm-ld" --no-entry --gc-sections --strip-all -O2 \
  --allow-undefined-file="$folder/imports.txt" "$folder"/{core,review,probe}.o -o "$folder/review.wasm"

echo "review for wasm32: ${#review[@]} files, with all patterns $(wc -c <"$folder/review.wasm") bytes"
