#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Compiles the core as Embedded Swift for wasm32, warnings being errors, together with an entry that
# reaches every pattern, and links it. The linker refuses whatever the list of imports does not name.
set -euo pipefail

folder=${1:?usage: $0 FOLDER}

# Memory, and the guard that the compiler puts on stacks: what a page can give in a few lines.
# No mathematics, no text tables, no clock, no randomness.
imports=(__stack_chk_fail __stack_chk_guard free memcpy memmove memset posix_memalign)

# The linker lies beside the runtime of the toolchain that swiftc belongs to, wherever that is.
runtime=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
mkdir -p "$folder"
printf '%s\n' "${imports[@]}" >"$folder/imports.txt"
mapfile -t sources < <(find Sources/ScrollCore -name '*.swift' | LC_ALL=C sort)

swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize \
  -parse-as-library -swift-version 6 -strict-memory-safety -warnings-as-errors \
  -module-name ScrollCore -c "${sources[@]}" Scripts/embedded/Probe.swift -o "$folder/ScrollCore.o"
"$runtime/../../bin/wasm-ld" --no-entry --gc-sections --strip-all \
  --allow-undefined-file="$folder/imports.txt" "$folder/ScrollCore.o" -o "$folder/ScrollCore.wasm"

echo "core for wasm32: ${#sources[@]} files, $(wc -c <"$folder/ScrollCore.wasm") bytes linked"
