// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A scripted gesture: steps in order, in seconds and points, the same for every device and rate.
public struct GestureScript: Equatable, Sendable {
  /// The steps in order.
  public var steps: [GestureStep]

  /// Makes a script from its steps.
  public init(_ steps: [GestureStep]) {
    self.steps = steps
  }
}
