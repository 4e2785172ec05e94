// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A damped spring: mass, stiffness and damping, whatever vocabulary they were given in.
///
/// ```
/// m·x″ + c·x′ + k·x = 0      ω = √(k/m)      ζ = c / (2·√(k·m))
/// ```
/// *Damping* is the coefficient c, *damping ratio* is ζ: 1 returns fastest without overshoot, less
/// overshoots, more creeps.
public struct SpringParameters: Equatable, Sendable, BitwiseCopyable {
  /// m, above 0; every spring of UIKit and SwiftUI that is not given a mass has 1.
  public let mass: Double
  /// k, per second squared for a mass of 1, above 0.
  public let stiffness: Double
  /// c, per second for a mass of 1, 0 or above.
  public let damping: Double

  /// Makes a spring from its physical constants.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Makes a spring from its physical constants and a damping ratio, as Flutter does.
  ///
  /// - Parameters:
  ///   - mass: m, above 0.
  ///   - stiffness: k, above 0.
  ///   - dampingRatio: ζ, 0 or above.
  public init(mass: Double = 1, stiffness: Double, dampingRatio: Double) {
    self.init(
      mass: mass, stiffness: stiffness,
      damping: dampingRatio * 2 * (mass * stiffness).squareRoot())
  }

  /// Makes a spring of mass 1 from a damping ratio and a response, as SwiftUI does.
  ///
  /// ```
  /// k = (2π/response)²      c = 4π·ζ/response
  /// ```
  /// Source: WWDC 2018, session 803; `Animation.spring(response:dampingFraction:)`.
  ///
  /// - Parameters:
  ///   - dampingRatio: ζ, 0 or above.
  ///   - response: Period of the undamped spring, in seconds, above 0.
  public init(dampingRatio: Double, response: Double) {
    let frequency = 2 * Double.pi / response
    self.init(stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }

  /// Makes a critically damped spring of mass 1, which returns without overshoot.
  ///
  /// - Parameter response: Period of the undamped spring, in seconds, above 0.
  public init(criticallyDampedResponse response: Double) {
    self.init(dampingRatio: 1, response: response)
  }

  /// Makes a spring of mass 1 from a duration and a bounce, as SwiftUI's `Spring(duration:bounce:)`.
  ///
  /// ```
  /// k = (2π/duration)²      ζ = 1 − bounce  (bounce ≥ 0)  or  1/(1 + bounce)  (bounce < 0)
  /// ```
  ///
  /// - Parameters:
  ///   - duration: Perceptual duration, in seconds, above 0.
  ///   - bounce: Above −1, at most 1; 0 is critically damped, negative values creep.
  public init(duration: Double, bounce: Double) {
    self.init(
      dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce), response: duration)
  }

  /// SwiftUI's `.spring()`: response 0.5 s, damping ratio 0.825.
  public static let swiftUIDefault = SpringParameters(dampingRatio: 0.825, response: 0.5)
  /// SwiftUI's `.interactiveSpring()`: response 0.15 s, damping ratio 0.86.
  public static let swiftUIInteractive = SpringParameters(dampingRatio: 0.86, response: 0.15)

  /// ω, the angular frequency of the undamped spring, in radians per second.
  public var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// ζ: below 1 the spring overshoots, at 1 it returns fastest without.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// The period of the undamped spring, in seconds.
  public var response: Double { 2 * Double.pi / naturalFrequency }

  /// How far the spring goes beyond its target after a start from rest, as a share of the travel.
  ///
  /// ```
  /// e^(−π·ζ/√(1 − ζ²)) for ζ < 1, else 0
  /// ```
  public var overshootFraction: Double {
    let ratio = dampingRatio
    guard ratio < 1 else { return 0 }
    return Elementary.exp(-Double.pi * ratio / (1 - ratio * ratio).squareRoot())
  }
}
