// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// An expectation of a scenario's author about the motion.
package struct ScenarioCheck: Equatable, Sendable {
  /// What must hold.
  package enum Rule: Equatable, Sendable {
    /// A value stays between two bounds, both included; at least one of them is there.
    case range(track: String, minimum: DeviceExpression?, maximum: DeviceExpression?)
    /// A value changes by at most so many points in a frame of a 60 Hz run.
    case continuity(track: String, maximumJump: Double)
    /// A value never turns round.
    case monotonic(track: String)
    /// Two elements do not cover each other.
    case noOverlap(ElementID, ElementID)
    /// No space is left between two elements.
    case noGap(ElementID, ElementID)
    /// A value comes to rest at a place, within so many seconds if `within` says so.
    case settlesAt(track: String, value: DeviceExpression, within: Double?)
    /// A value is the same in every frame.
    case equal(track: String, value: DeviceExpression)
    /// Two values are the same in every frame.
    case equalTracks(String, String)
  }

  /// How bad it is when the rule does not hold.
  package enum Severity: Equatable, Sendable, CaseIterable {
    /// The motion is wrong.
    case error
    /// The motion is doubtful.
    case warning
    /// Worth knowing.
    case note
  }

  /// What must hold.
  package var rule: Rule
  /// How far a value may be off, in the value's unit, if the file says so.
  package var tolerance: Double?
  /// The label of the steps during which the rule holds; nil for the whole run.
  package var during: String?
  /// How bad it is when the rule does not hold.
  package var severity: Severity
  /// What the author says of a run in which it does not hold; nil for nothing.
  package var message: String?
  /// The line of the scenario file on which the check begins, from 1.
  package var line: Int
  /// The column in which the check begins, from 1, in Unicode scalars.
  package var column: Int

  /// Makes a check; line and column count from 1.
  package init(
    _ rule: Rule, tolerance: Double? = nil, during: String? = nil, severity: Severity = .error,
    message: String? = nil, line: Int, column: Int
  ) {
    self.rule = rule
    self.tolerance = tolerance
    self.during = during
    self.severity = severity
    self.message = message
    self.line = line
    self.column = column
  }
}
