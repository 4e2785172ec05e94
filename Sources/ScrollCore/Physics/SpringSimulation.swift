// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The motion of a spring towards 0, as a closed form of time.
///
/// With β = c/2m and ω² = k/m, all three kinds of damping share one form,
///
/// ```
/// x(t) = x₀·C(t) + (v₀ + β·x₀)·S(t)
/// v(t) = v₀·C(t) − (β·v₀ + ω²·x₀)·S(t)
///
/// under:     C = e^(−βt)·cos γt     S = e^(−βt)·sin γt / γ      γ = √(ω² − β²)
/// critical:  C = e^(−βt)            S = e^(−βt)·t
/// over:      C = e^(−βt)·cosh γt    S = e^(−βt)·sinh γt / γ     γ = √(β² − ω²)
/// ```
/// which differs only in its kernel and loses no precision where the kinds meet.
///
/// Guarantees: x(0) = x₀ and v(0) = v₀ exactly; restarting from x(s), v(s) gives x(t + s); a mirrored
/// start gives the mirrored motion. Times before 0 count as 0.
public struct SpringSimulation: Equatable, Sendable, BitwiseCopyable {
  /// How a spring returns.
  enum Damping: UInt8, Sendable, BitwiseCopyable {
    case under
    case critical
    case over
  }

  /// x₀, the displacement from the target at time 0, in points.
  public let displacement: Double
  /// v₀, the velocity at time 0, in points per second.
  public let velocity: Double
  /// β, per second.
  let decay: Double
  /// ω², per second squared.
  let stiffness: Double
  /// γ, per second.
  let frequency: Double
  let damping: Damping

  /// Makes the motion of a spring.
  ///
  /// A spring counts as critically damped when β² and ω² agree to 2^−46; what that changes is below
  /// 1e-11 of the travel.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - displacement: Distance from the target at time 0, in points, signed.
  ///   - velocity: Velocity at time 0, in points per second.
  public init(_ spring: SpringParameters, displacement: Double, velocity: Double) {
    self.displacement = displacement
    self.velocity = velocity
    decay = spring.damping / (2 * spring.mass)
    stiffness = spring.stiffness / spring.mass
    let difference = decay * decay - stiffness
    if difference.magnitude <= stiffness * 0x1p-46 {
      damping = .critical
      frequency = 0
    } else {
      damping = difference < 0 ? .under : .over
      frequency = difference.magnitude.squareRoot()
    }
  }

  /// The displacement from the target at a time in seconds, in points.
  public func position(at time: Double) -> Double { state(at: time).position }

  /// The velocity at a time in seconds, in points per second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The displacement in points and the velocity in points per second at a time in seconds, which
  /// share the kernel.
  @inline(__always)
  func state(at time: Double) -> (position: Double, velocity: Double) {
    let kernel = kernel(at: time)
    return (
      displacement * kernel.cosine + (velocity + decay * displacement) * kernel.sine,
      velocity * kernel.cosine - (decay * velocity + stiffness * displacement) * kernel.sine
    )
  }

  /// C(t) and S(t), per unit of displacement and of velocity.
  @inline(__always)
  func kernel(at time: Double) -> (cosine: Double, sine: Double) {
    guard time > 0 else { return (1, 0) }
    switch damping {
    case .critical:
      let envelope = Elementary.exp(-decay * time)
      return (envelope, envelope == 0 ? 0 : envelope * time)
    case .under:
      let envelope = Elementary.exp(-decay * time)
      guard envelope > 0 else { return (0, 0) }
      let angle = frequency * time
      return (
        envelope * Elementary.cos(angle), envelope * Elementary.sin(angle) / frequency
      )
    case .over:
      return overdampedKernel(at: time)
    }
  }

  private func overdampedKernel(at time: Double) -> (cosine: Double, sine: Double) {
    let angle = frequency * time
    // β − γ, without the cancellation: (β − γ)(β + γ) = ω².
    let slow = Elementary.exp(-stiffness / (decay + frequency) * time)
    let fast = Elementary.exp(-(decay + frequency) * time)
    let cosine = (slow + fast) / 2
    if angle > 0.5 { return (cosine, (slow - fast) / (2 * frequency)) }
    // The two exponentials are nearly equal: sinh γt / γt by its series instead, to the 12th power.
    let z = angle * angle
    let a = 1 + z / 6 * (1 + z / 20 * (1 + z / 42 * (1 + z / 72 * (1 + z / 110 * (1 + z / 156)))))
    return (cosine, Elementary.exp(-decay * time) * time * a)
  }
}
