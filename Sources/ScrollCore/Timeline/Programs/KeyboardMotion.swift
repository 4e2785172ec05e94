// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// The keyboard as it comes and goes: a closed form of time.
struct KeyboardMotion: BitwiseCopyable {
  /// How long it takes, in seconds.
  ///
  /// The notification says 0.25 s, and the animation that UIKit adds is a spring of mass 3, stiffness 1000 and critical
  /// damping over 0.5 s, which Flutter's engine follows (flutter-team-archive/engine#37604).
  static let duration = 0.5
  static let spring = SpringParameters(mass: 3, stiffness: 1000, dampingRatio: 1)

  /// When it begins, in seconds.
  private var start = 0.0
  /// Where it leads, in points.
  private(set) var height = 0.0
  /// How high the whole keyboard is that is or was seen last, in points.
  private var extent = 0.0
  private var travel = SpringSimulation(Self.spring, displacement: 0, velocity: 0)
  private var isMoving = false

  /// When it is over, in seconds; negative infinity while nothing moves.
  var end: Double { isMoving ? start + Self.duration : -.infinity }

  /// Whether it may be seen: it stands on the screen, or it has moved.
  @inline(__always)
  var isInUse: Bool { isMoving || height > 0 }

  /// How much of it is on the screen, in points.
  func shown(at time: Double) -> Double {
    guard isMoving, time < start + Self.duration else { return height }
    return max(0, height + travel.position(at: time - start))
  }

  /// What of it is on a screen of some extents at a time, in points; nil for nothing.
  func frame(at time: Double, on screen: Size) -> Rect? {
    let seen = shown(at: time)
    return seen > 0 ? Rect(0, screen.height - seen, screen.width, max(extent, seen)) : nil
  }

  /// Lets it come, go or change its height from what is seen at a time, in seconds; the height is in points.
  mutating func move(to height: Double, at time: Double) {
    let seen = shown(at: time)
    let speed = isMoving && time < end ? travel.velocity(at: time - start) : 0
    travel = SpringSimulation(Self.spring, displacement: seen - height, velocity: speed)
    isMoving = seen != height
    start = time
    self.height = height
    if height > 0 { extent = height }
  }

  /// Takes another height at once, in points.
  mutating func stand(at height: Double) {
    self.height = height
    extent = height
    isMoving = false
  }
}
#endif
