// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The motion of content after a touch up, as one closed form of the time since then.
///
/// Up to three parts follow each other, each a closed form:
///
/// 1. a return from beyond an end that passes into the range with speed left (some profiles only),
/// 2. a fling inside the range,
/// 3. a spring: the bounce at an end, or the motion to a target.
///
/// A fling hands over to the bounce at the exact time at which it reaches the end, never at a
/// frame. Therefore 60 Hz, 120 Hz and scrubbing agree, and times may be evaluated in any order.
///
/// Guarantees: offset(0) is exactly the offset at touch up, unless it is beyond an end by less than
/// the bounce's tolerance, in which case the motion ends immediately; the offset is continuous, and
/// so is the velocity wherever the profile's bounce takes all of it; from `duration` on, the offset
/// is exactly `restingOffset` and the velocity 0; at an end the resting offset is exactly the end.
///
/// Evaluation allocates nothing; it costs one exponential, and two trigonometric functions for an
/// underdamped spring.
public struct ScrollMotion: Sendable, BitwiseCopyable {
  /// The offset at touch up, in points.
  public let startOffset: Double
  /// The final offset, in points, not rounded.
  public internal(set) var restingOffset: Double
  /// The target that is reported at touch up, in points: the resting offset of a fling, rounded to
  /// the device pixel if the profile rounds at all; an end or a given target is unchanged.
  public internal(set) var targetOffset: Double
  /// When everything is over, in seconds; 0 when nothing moves.
  public internal(set) var duration = 0.0
  /// When a fling reaches an end and becomes a bounce, in seconds; infinity when it does not.
  public internal(set) var edgeTime = Double.infinity
  /// Whether the final offset is one where friction has stopped the content, which is on a device pixel.
  var fadesOut = false

  /// The return that passes into the range, or the first part of a spring that an end has stopped, as
  /// displacement from `returnEdge`.
  var returning: SpringSimulation
  var returnEdge = 0.0
  /// The end of that part, in seconds; 0 if there is none.
  var returnEnd = 0.0
  /// The fling, in time since `returnEnd`.
  var decay: FlingSimulation
  /// The end of the fling, in seconds; `returnEnd` if there is none.
  var decayEnd = 0.0
  /// The spring, as displacement from `restingOffset`, in time since `decayEnd`.
  var spring: SpringSimulation
  /// What the spring is to a person.
  var springPhase = ScrollPhase.bouncing
  /// The rubber band that maps a spring of the raw overscroll to the screen.
  var band = RubberBand(dimension: 0)
  var springsRawOverscroll = false

  /// Nothing moves.
  init(restingAt offset: Double) {
    startOffset = offset
    restingOffset = offset
    targetOffset = offset
    let rest = DecaySimulation(position: offset, velocity: 0, decayRate: 1)
    #if WITHOUT_ANDROID
    decay = rest
    #else
    decay = FlingSimulation(rest)
    #endif
    spring = SpringSimulation(
      SpringParameters(stiffness: 1, damping: 2), displacement: 0, velocity: 0)
    returning = spring
  }

  /// Whether nothing moves.
  ///
  /// The resting offset is then the current offset of the content, or the end from which it is off
  /// by less than the bounce's tolerance.
  public var isAtRest: Bool { duration == 0 }

  /// The offset at a time since touch up in seconds, in points; negative times count as 0.
  public func offset(at time: Double) -> Double { state(at: time).offset }

  /// The velocity of the offset at a time since touch up in seconds, in points per second; at a
  /// handover that of the next part.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The offset in points and its velocity in points per second at a time since touch up in seconds.
  ///
  /// A frame needs both, and they share what is expensive.
  func state(at time: Double) -> (offset: Double, velocity: Double) {
    var motion = self
    return motion.stateInPlace(at: time)
  }

  /// The same of a motion that is a variable.
  ///
  /// It changes nothing. As a mutating function it reads what it needs where the motion lies: each
  /// frame calls it, and a motion has about forty numbers.
  @inline(__always)
  mutating func stateInPlace(at time: Double) -> (offset: Double, velocity: Double) {
    if time >= duration { return (restingOffset, 0) }
    let (offset, velocity) =
      if time >= decayEnd {
        shown(spring.state(at: time - decayEnd), from: restingOffset)
      } else if time >= returnEnd {
        decay.state(at: time - returnEnd)
      } else {
        shown(returning.state(at: time), from: returnEdge)
      }
    return (time <= 0 ? startOffset : offset, velocity)
  }

  /// The kind of motion at a time since touch up in seconds; at a handover that of the next part.
  public func phase(at time: Double) -> ScrollPhase {
    var motion = self
    return motion.phaseInPlace(at: time)
  }

  /// The same of a motion that is a variable, as `stateInPlace` is.
  @inline(__always)
  mutating func phaseInPlace(at time: Double) -> ScrollPhase {
    if time >= duration { return .idle }
    if time >= decayEnd { return springPhase }
    return time >= returnEnd || springPhase == .decelerating ? .decelerating : .bouncing
  }

  /// The offset that is left when the motion has ended, in points.
  ///
  /// Content that friction has stopped inside the range comes to rest on a device pixel, and so
  /// does content that a finger leaves without speed; an end and a given target are unchanged.
  ///
  /// - Parameters:
  ///   - rounding: When offsets are rounded.
  ///   - scale: Device pixels per point, above 0.
  /// - Returns: An offset, in points.
  public func restingOffset(rounding: PixelRounding, scale: Double) -> Double {
    fadesOut ? rounding.rounded(restingOffset, scale: scale) : restingOffset
  }

  /// What the screen shows of a spring that pulls towards an edge.
  @inline(__always)
  private func shown(
    _ spring: (position: Double, velocity: Double), from edge: Double
  ) -> (position: Double, velocity: Double) {
    guard springsRawOverscroll else { return (edge + spring.position, spring.velocity) }
    return (
      edge + band.banded(spring.position), spring.velocity * band.slope(spring.position)
    )
  }
}
