#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Compiles the core and the review as Embedded Swift for wasm32, warnings being errors, together with an
# entry that reaches every pattern and every rule, and links them. The linker refuses whatever the list of
# imports does not name.
set -euo pipefail

folder=${1:?usage: $0 FOLDER}

# Memory, and the guard that the compiler puts on stacks: what a page can give in a few lines.
# No mathematics, no text tables, no clock, no randomness.
imports=(__stack_chk_fail __stack_chk_guard free memcpy memmove memset posix_memalign)

# The linker lies beside the runtime of the toolchain that swiftc belongs to, wherever that is.
runtime=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
mkdir -p "$folder"
printf '%s\n' "${imports[@]}" >"$folder/imports.txt"
mapfile -t core < <(find Sources/ScrollCore -name '*.swift' | LC_ALL=C sort)
mapfile -t review < <(find Sources/MotionReview -name '*.swift' | LC_ALL=C sort)

# Compiles sources as a module that later ones may import.
compile() {
  local module=$1
  shift
  swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize \
    -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
    -parse-as-library -swift-version 6 -strict-memory-safety -warnings-as-errors -I "$folder" \
    -emit-module -emit-module-path "$folder/$module.swiftmodule" \
    -module-name "$module" -c "$@" -o "$folder/$module.o"
}
compile ScrollCore "${core[@]}"
compile MotionReview "${review[@]}"
compile Probe Scripts/embedded/Probe.swift
"$runtime/../../bin/wasm-ld" --no-entry --gc-sections --strip-all \
  --allow-undefined-file="$folder/imports.txt" \
  "$folder"/{ScrollCore,MotionReview,Probe}.o -o "$folder/Probe.wasm"

echo "core for wasm32: ${#core[@]} files of the core, ${#review[@]} of the review," \
  "$(wc -c <"$folder/Probe.wasm") bytes linked"
