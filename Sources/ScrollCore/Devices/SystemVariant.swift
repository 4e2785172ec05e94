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

  /// Makes a variant for the major versions `first` to `last`, both included.
  public init(_ first: Int, _ last: Int, portrait: ScreenFacts, landscape: ScreenFacts) {
    self.first = first
    self.last = last
    self.portrait = portrait
    self.landscape = landscape
  }
}
