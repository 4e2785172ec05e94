// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// From where on a change counts.
package struct GateLimits: Equatable, Sendable {
  /// The share by which time may rise, such as 0.02.
  package var time = 0.02
  /// The share by which instructions may rise.
  package var instructions = 0.01
  /// Instructions of a whole run that may be added whatever their share.
  package var instructionFloor = 200.0
  /// The confidence of the interval that must be above zero change for worse.
  package var confidence = 0.99
  /// The confidence of the interval that must be within the limit for same: an equivalence test at
  /// 5 %.
  package var equivalence = 0.9
  /// Below this share instructions count as the same.
  package var sameInstructions = 0.001
  /// Where neither instructions nor allocations have changed, time may rise by this share: the placement
  /// of code and data in caches does that, and it comes and goes with unrelated changes.
  package var placement = 0.05

  /// The limits as they are usually.
  package init() {}
}
