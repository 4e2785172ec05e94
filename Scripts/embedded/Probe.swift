// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Compiled beside the core by Scripts/check-embedded.sh, never by the package: one entry that reaches
// every pattern on every device and every rule, so that the linker shows what they really need from
// outside.

import MotionReview
import ScrollCore

/// Runs a variant of a pattern on a device without touching the screen, and reviews it.
///
/// - Parameters:
///   - pattern: The index of the pattern in the catalogue.
///   - variant: The index of the variant in the pattern's list.
///   - device: The index of the device in the catalogue.
/// - Returns: How many frames were made and things were found; −1 for a run that ended with an error.
@_expose(wasm, "probe")
@_cdecl("probe")
public func probe(pattern: Int32, variant: Int32, device: Int32) -> Int32 {
  let entry = PatternCatalog.entries[Int(pattern)]
  let profile = DeviceCatalog.devices[Int(device)]
  let request = RunRequest(
    variant: Int(variant), parameters: entry.parameters.map { $0.defaultValue },
    screen: profile.screen(.portrait), turnedScreen: profile.screen(.landscape),
    rate: profile.maximumRefreshRate, physics: .uikit, script: GestureScript([.pause(1)]))
  guard let timeline = try? entry.run(request) else { return -1 }
  let findings = Review.findings(in: timeline)
  return Int32(timeline.frameCount + findings.reduce(0) { $0 + $1.sentence.count })
}
