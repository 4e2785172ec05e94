// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How an animation of fixed length advances: the share of its way by the share of its time.
public struct TimingCurve: Equatable, Sendable, BitwiseCopyable {
  /// The control points of a cubic Bézier curve from (0, 0) to (1, 1).
  public let x1, y1, x2, y2: Double

  /// Makes the curve of `CAMediaTimingFunction(controlPoints:)`.
  ///
  /// - Precondition: `x1` and `x2` are from 0 to 1.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition(0...1 ~= x1 && 0...1 ~= x2)
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// At one speed.
  public static let linear = TimingCurve(1 / 3.0, 1 / 3.0, 2 / 3.0, 2 / 3.0)
  /// `UIView.AnimationCurve.easeIn`; Apple documents the control points of the timing function of this name.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// `UIView.AnimationCurve.easeOut`; see `easeIn`.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// `UIView.AnimationCurve.easeInOut`; see `easeIn`.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// `1 − (1 − t)²`, Android's `DecelerateInterpolator`.
  public static let decelerate = TimingCurve(1 / 3.0, 2 / 3.0, 2 / 3.0, 1)

  /// The share of the way at a share of the time, from 0 to 1.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if self == .linear { return time }
    if self == .decelerate { return 1 - (1 - time) * (1 - time) }
    return Self.bezier(y1, y2, at: parameter(at: time))
  }

  /// How fast the share of the way grows at a share of the time, per whole time; 0 outside.
  public func slope(at time: Double) -> Double {
    guard time >= 0, time < 1 else { return 0 }
    if self == .linear { return 1 }
    if self == .decelerate { return 2 * (1 - time) }
    let parameter = parameter(at: time)
    let run = Self.derivative(x1, x2, at: parameter)
    return run == 0 ? 0 : Self.derivative(y1, y2, at: parameter) / run
  }

  /// The curve's parameter where its x is a share of the time.
  private func parameter(at time: Double) -> Double {
    bisect(from: 0, to: 1) { Self.bezier(x1, x2, at: $0) < time }
  }

  private static func bezier(_ a: Double, _ b: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t
  }

  private static func derivative(_ a: Double, _ b: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * a + 6 * rest * t * (b - a) + 3 * t * t * (1 - b)
  }
}
