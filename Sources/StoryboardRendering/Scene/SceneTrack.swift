// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One number of a scene over the frames of one run.
public struct SceneTrack: Equatable, Sendable {
  /// What the number does to its group.
  public enum Property: UInt8, Sendable, CaseIterable, BitwiseCopyable {
    /// Moves the group along x, in points.
    case translateX
    /// Moves the group along y, in points.
    case translateY
    /// Fades the group, from 0 to 1.
    case opacity
    /// Scales the group about the origin of its space; 1 leaves it as it is.
    case scale
    /// Shows the group with 1 and hides it with 0.
    case visibility

    /// Whether it moves the group.
    var isTranslation: Bool { self == .translateX || self == .translateY }

    /// Decimals of a printed scale: what is 1000 pt away is then off by 0.005 pt, as a printed position.
    static let scaleDecimals = 5
  }

  /// The group that the number belongs to; a group has at most one of translations and scale.
  public let target: SceneName
  /// What the number does.
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
