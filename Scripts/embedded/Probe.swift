// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Compiled as part of the core by Scripts/check-embedded.sh, never by the package: one entry that reaches
// every pattern on every device, so that the linker shows what the core really needs from outside.

/// Runs a variant of a pattern on a device without touching the screen.
///
/// - Parameters:
///   - pattern: The index of the pattern in the catalogue.
///   - variant: The index of the variant in the pattern's list.
///   - device: The index of the device in the catalogue.
/// - Returns: How many frames were made; −1 for a run that ended with an error.
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
  return Int32(timeline.frameCount)
}
