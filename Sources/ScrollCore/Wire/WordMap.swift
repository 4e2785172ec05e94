// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The positions in the words of a request of the numbers that a page changes: indices from 0.
public struct WordMap: Equatable, Sendable {
  /// The index of the variant.
  public internal(set) var variant = 0
  /// The case of the deceleration rate.
  public internal(set) var decelerationRate = 0
  /// The first number of the physics profile; `PhysicsProfile.words` are all of them.
  public internal(set) var physics = 0
  /// The case of each parameter, and beyond 4 its growth with text; its value, or how many numbers follow and
  /// those, comes next.
  public internal(set) var parameters: [Int] = []
  /// How many steps the script has; the steps follow.
  public internal(set) var script = 0
}
