#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Scrollwork authors
# SPDX-License-Identifier: MIT
#
# Checks the types of ScrollworkRecorder against declarations of what it uses of UIKit and SwiftUI, as a debug build and
# as a release build, in the folder SCRATCH. That says that it compiles where those are as declared, and no more.
set -euo pipefail

scratch=${1:?usage: $0 SCRATCH}
cd "$(dirname "$0")"
sources=../../../Sources/ScrollworkRecorder
# Declarations of others are no sources of this package: its lint does not read them.
for file in *.swift.txt; do cp "$file" "$scratch/${file%.txt}"; done
modes=(-swift-version 6 -parse-as-library -I "$scratch")
swiftc -emit-module -module-name UIKit "${modes[@]}" "$scratch/UIKit.swift" -o "$scratch/UIKit.swiftmodule"
swiftc -emit-module -module-name SwiftUI "${modes[@]}" "$scratch/SwiftUI.swift" -o "$scratch/SwiftUI.swiftmodule"
strict=(-warnings-as-errors)
for feature in InternalImportsByDefault MemberImportVisibility ExistentialAny; do
  strict+=(-enable-upcoming-feature "$feature")
done
files=("$sources"/RecordingFile.swift "$sources"/ScrollRecorder.swift "$sources"/RecordingModifier.swift)
swiftc -typecheck -module-name ScrollworkRecorder "${modes[@]}" "${strict[@]}" -D DEBUG "${files[@]}" "$scratch/DisplayLinkDriver.swift"
# In a release build nothing names the parts of UIKit that record.
swiftc -typecheck -module-name ScrollworkRecorder "${modes[@]}" "${strict[@]}" "${files[@]}"
