// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// The keyboard, a bar or a screen as it comes in from an edge and goes: a closed form of time.
struct SystemViewMotion: BitwiseCopyable {
  /// How long the keyboard takes, in seconds, and a screen that is pushed.
  ///
  /// The keyboard's notification says 0.25 s, and the animation that UIKit adds is a spring of mass 3, stiffness 1000 and
  /// critical damping over 0.5 s, which Flutter's engine follows (flutter-team-archive/engine#37604).
  static let duration = 0.5
  static let spring = SpringParameters(mass: 3, stiffness: 1000, dampingRatio: 1)

  /// When it begins, in seconds.
  private var start = 0.0
  /// How long it takes, in seconds; the spring is as much quicker or slower.
  private var time = Self.duration
  /// How much of it is on the screen in the end, in points.
  private(set) var height = 0.0
  /// How long the whole of it is that is or was seen last, in points.
  private(set) var extent = 0.0
  private var travel = SpringSimulation(Self.spring, displacement: 0, velocity: 0)
  private var isMoving = false

  /// When it is over, in seconds; negative infinity while nothing moves.
  @inline(__always)
  var end: Double { isMoving ? start + time : -.infinity }

  private var rate: Double { Self.duration / time }

  /// How much of it is on the screen, in points.
  func shown(at time: Double) -> Double {
    guard isMoving, time < end else { return height }
    return max(0, height + travel.position(at: (time - start) * rate))
  }

  /// Lets it come, go or change its length from what is seen at a time.
  ///
  /// - Parameters:
  ///   - height: How much of it is on the screen in the end, in points.
  ///   - now: The time, in seconds.
  ///   - duration: How long it takes, in seconds; 0 for at once.
  mutating func move(to height: Double, at now: Double, during duration: Double = Self.duration) {
    guard duration > 0 else {
      self.height = height
      if height > 0 { extent = height }
      isMoving = false
      return
    }
    let seen = shown(at: now)
    let speed = isMoving && now < end ? travel.velocity(at: (now - start) * rate) * rate : 0
    time = duration
    travel = SpringSimulation(
      Self.spring, displacement: seen - height, velocity: speed / rate)
    isMoving = seen != height
    start = now
    self.height = height
    if height > 0 { extent = height }
  }

  /// Takes another length at once, in points, if it is on the screen.
  mutating func stand(at height: Double) {
    guard self.height > 0 else { return }
    self.height = height
    extent = height
    isMoving = false
  }
}
#endif
