// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The facts of a device's inner display, in which it differs from the outer one.
public struct UnfoldedDisplay: Equatable, Sendable {
  /// Extents in portrait, in points.
  public var size: Size
  /// The pixels of the panel in portrait, if the system draws more and samples them down.
  public var sampledPixels: Size?
  /// Radius of the display's corners, in points.
  public var cornerRadius: Double
  /// Where the display folds: the distance from its upper edge in portrait, in points.
  public var fold: Double
  /// What the system reports in portrait.
  public var portrait: ScreenFacts
  /// What the system reports in landscape.
  public var landscape: ScreenFacts
  /// What other system versions report, where that is known to differ.
  public var systemVariants: [SystemVariant]

  /// Makes the facts; lengths in points.
  public init(
    size: Size, sampledPixels: Size?, cornerRadius: Double, fold: Double, portrait: ScreenFacts,
    landscape: ScreenFacts, systemVariants: [SystemVariant]
  ) {
    self.size = size
    self.sampledPixels = sampledPixels
    self.cornerRadius = cornerRadius
    self.fold = fold
    self.portrait = portrait
    self.landscape = landscape
    self.systemVariants = systemVariants
  }
}
