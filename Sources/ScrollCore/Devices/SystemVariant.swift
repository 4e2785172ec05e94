// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The facts of a device under a range of system versions.
public struct SystemVariant: Equatable, Sendable {
  /// The first major version that the facts hold for.
  public var first: Int
  /// The last major version that the facts hold for.
  public var last: Int
  /// Facts in portrait.
  public var portrait: ScreenFacts
  /// Facts in landscape.
  public var landscape: ScreenFacts

  /// How well they are attested; nil for as well as those of the device.
  public var confidence: DeviceProfile.Confidence?

  /// Makes a variant for the major versions `first` to `last`, both included.
  public init(
    _ first: Int, _ last: Int, portrait: ScreenFacts, landscape: ScreenFacts,
    confidence: DeviceProfile.Confidence? = nil
  ) {
    self.first = first
    self.last = last
    self.portrait = portrait
    self.landscape = landscape
    self.confidence = confidence
  }
}
