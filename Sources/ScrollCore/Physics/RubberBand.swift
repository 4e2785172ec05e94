// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How content resists being dragged beyond its end.
///
/// ```
/// saturating:    y = c·d·x / (d + c·x)     x = d·y / (c·(d − y))
/// proportional:  y = c·x                   x = y / c
/// logarithmic:   y = d·(1 + c·log₁₀(x/d))  for x > d, else y = x
/// ```
/// x is the finger's distance beyond the end (raw overscroll), y the visible distance of the
/// content; the function is odd. The saturating form is UIKit's: c = 0.55, d is the viewport's
/// length on the axis, and y never reaches d (published by @chpwn, confirmed by several
/// re-implementations). The logarithmic form, with c = 0.5, is that of OverlayContainer for a sheet
/// beyond its last detent.
///
/// Flutter's drag friction, dy/dx = c·(1 − y/d)², is the same law. Separating the variables,
/// dy/(1 − y/d)² = c·dx, and integrating from 0 gives d/(1 − y/d) − d = c·x, which is
/// y = c·d·x/(d + c·x), with Flutter's c = 0.52.
public struct RubberBand: Equatable, Sendable, BitwiseCopyable {
  /// How resistance depends on the distance.
  public enum Law: UInt8, Sendable, BitwiseCopyable {
    /// Grows without limit: the content never goes further than the viewport's length.
    case saturating
    /// The same everywhere.
    case proportional
    /// None up to the dimension, then growing without limit, but so slowly that nothing stops the content.
    case logarithmic
  }

  /// c: for the first two laws the share of the finger's movement that content follows at the end itself.
  public let coefficient: Double
  /// d, in points: the viewport's length in a scroll view.
  public let dimension: Double
  /// How resistance depends on the distance.
  public let law: Law

  /// Makes a rubber band; one whose coefficient or dimension is not positive holds the content fast.
  public init(coefficient: Double = 0.55, dimension: Double, law: Law = .saturating) {
    self.coefficient = coefficient
    self.dimension = dimension
    self.law = law
  }

  /// Whether the content can move at all.
  private var isElastic: Bool { coefficient > 0 && dimension > 0 }

  /// How far the content shows beyond its end for a raw overscroll, both in points and of one sign.
  public func banded(_ raw: Double) -> Double {
    guard isElastic else { return 0 }
    switch law {
    case .saturating:
      let pulled = coefficient * raw
      return pulled * dimension / (dimension + pulled.magnitude)
    case .proportional:
      return coefficient * raw
    case .logarithmic:
      guard raw.magnitude > dimension else { return raw }
      let logarithm = Elementary.log(raw.magnitude / dimension) / Self.ln10
      let banded = dimension * (1 + coefficient * logarithm)
      return raw < 0 ? -banded : banded
    }
  }

  /// The raw overscroll for which the content shows a distance beyond its end, both in points.
  ///
  /// Distances at or beyond the dimension, which no finger reaches, count as just short of it, so the
  /// result is finite.
  public func raw(_ banded: Double) -> Double {
    guard isElastic else { return 0 }
    let raw: Double
    switch law {
    case .saturating:
      let reachable = min(banded.magnitude, dimension * (1 - 0x1p-30))
      raw = dimension * reachable / (dimension - reachable) / coefficient
    case .proportional:
      return banded / coefficient
    case .logarithmic:
      guard banded.magnitude > dimension else { return banded }
      let power = (banded.magnitude / dimension - 1) / coefficient
      raw = dimension * Elementary.exp(min(power * Self.ln10, 300))
    }
    return banded < 0 ? -raw : raw
  }

  /// The share of the finger's movement that the content follows at a raw overscroll: dy/dx.
  public func slope(_ raw: Double) -> Double {
    guard isElastic else { return 0 }
    switch law {
    case .saturating:
      let share = dimension / (dimension + coefficient * raw.magnitude)
      return coefficient * share * share
    case .proportional:
      return coefficient
    case .logarithmic:
      return raw.magnitude > dimension ? coefficient / Self.ln10 * dimension / raw.magnitude : 1
    }
  }

  /// ln 10.
  private static let ln10 = 2.302585092994046
}
