// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The constants of one motion of a recording, from touch up to rest.
package struct MotionFit: Equatable, Sendable {
  /// The kind of motion after the touch up.
  package enum Kind: String, Sendable {
    /// A fling that fades out.
    case fling
    /// A return from beyond an end.
    case bounce
    /// A fling that reaches an end and bounces there.
    case flingAndBounce
  }

  /// The kind of motion after the touch up.
  package var kind: Kind
  /// The samples of the drag before it; empty where there was none.
  package var drag: Range<Int>
  /// The samples from touch up to rest.
  package var free: Range<Int>
  /// When the finger lifted, or from when on nothing but the motion shows, in seconds.
  package var liftTime: Double
  /// The offset at that time, in points.
  package var offset: FittedConstant
  /// The velocity at that time, in points per second.
  package var velocity: FittedConstant
  /// λ of the fling, per second.
  package var decayRate: FittedConstant?
  /// The time at which the fling reached the end, in seconds since the touch up.
  package var edgeTime: Double?
  /// The velocity that the spring took over, in points per second.
  package var springVelocity: FittedConstant?
  /// The period of the undamped spring, in seconds.
  package var response: FittedConstant?
  /// ζ of the spring.
  package var dampingRatio: FittedConstant?
  /// Where the content came to rest, in points.
  package var rest: Double
  /// The share of the finger's travel by which the content follows at the end, in the preceding
  /// drag.
  package var rubberBand: FittedConstant?
  /// The root of the mean square of what samples and curve differ by, in points.
  package var rms: Double
  /// The most that a sample and the curve differ by, in points.
  package var largestResidual: Double
  /// How many samples were fitted.
  package var sampleCount: Int
}

extension MotionFit {
  /// Velocity towards the end at the touch up, in points per second for each point beyond it; nil
  /// for a motion that did not start beyond an end.
  ///
  /// It describes a return better than the spring does: a nearly exponential return fits many
  /// springs.
  package var releaseGain: FittedConstant? {
    let displacement = offset.value - rest
    guard kind == .bounce, displacement.magnitude > 1 else { return nil }
    var gain = velocity.mapped(-velocity.value / displacement, slope: 1 / displacement)
    // The errors of both, as if they were independent.
    let share = gain.value / displacement
    func joined(_ a: Double, _ b: Double) -> Double { (a * a + b * share * b * share).squareRoot() }
    gain.standardError = joined(gain.standardError, offset.standardError)
    gain.margin = joined(gain.margin, offset.margin)
    return gain
  }

  /// The deceleration rate as in UIKit: the share of the velocity that remains after a millisecond.
  package var decelerationRate: FittedConstant? {
    decayRate.map {
      let rate = Constants.perMillisecond($0.value)
      return $0.mapped(rate, slope: rate / 1000)
    }
  }
}
