// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A number of a scene over the frames of one run.
public struct SceneTrack: Equatable, Sendable {
  /// The property of a group that a track animates.
  public enum Property: UInt8, Sendable, CaseIterable, BitwiseCopyable {
    /// Moves the group along x, in points.
    case translateX
    /// Moves the group along y, in points.
    case translateY
    /// Fades the group, from 0 to 1.
    case opacity
    /// Scales the group about the origin of its coordinates; 1 is the original size.
    case scale
    /// Stretches the group along y, from the origin of its coordinates; 1 is the original height.
    case stretch
    /// Shows the group with 1 and hides it with 0.
    case visibility
    /// Turns the group clockwise about the origin of its coordinates, in degrees.
    case rotation
    /// Blurs the group: the deviation of a Gaussian, in points.
    case blur
    /// Rounds the corners of a rectangle: their radius, in points.
    case corner
    /// Widens a rectangle, in points.
    case width
    /// Heightens a rectangle, in points.
    case height
    /// Widens the outline of a rectangle, in points.
    case outline

    /// Whether it moves the group.
    var isTranslation: Bool { self == .translateX || self == .translateY }

    /// Decimals of a printed scale: at a distance of 1000 pt the error is 0.005 pt, as that of a printed position.
    static let scaleDecimals = 5
    /// Decimals of a printed angle: at a distance of 1000 pt the error is 0.009 pt.
    static let angleDecimals = 3
  }

  /// The group that is animated; a group has at most one of translations and scale.
  public let target: SceneName
  /// The property that is animated.
  public let property: Property
  /// The exact numbers, one to a frame.
  public let samples: FrameSamples
  /// Whether all frames have the same number.
  public let isConstant: Bool

  /// Makes a track from an array of numbers, one to a frame.
  public init(target: SceneName, property: Property, samples: [Double]) {
    self.init(target: target, property: property, samples: FrameSamples(samples))
  }

  /// Makes a track.
  ///
  /// - Complexity: Linear in the number of samples.
  public init(target: SceneName, property: Property, samples: FrameSamples) {
    self.target = target
    self.property = property
    self.samples = samples
    isConstant = samples.isEmpty || samples.constant != nil
  }
}
