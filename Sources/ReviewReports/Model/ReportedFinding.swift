// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import MotionReview

/// One finding of a review: one cause in one variant of one scenario, with all devices that show it.
public struct ReportedFinding: Equatable, Sendable {
  /// One device that shows it.
  public struct Sighting: Equatable, Sendable {
    /// Index in the scenario's devices.
    public var device: Int
    /// What was found there.
    public var occurrence: Occurrence
  }

  /// Index in the report's scenarios.
  public var scenario: Int
  /// Index in the scenario's variants.
  public var variant: Int
  /// Names the finding from run to run: scenario, variant, rule and cause.
  public var key: String
  /// The severity on the device on which it is worst.
  public var severity: Severity
  /// The devices that show it, in the scenario's order; at least one.
  public var sightings: [Sighting]
  /// Which of the sightings speaks for all: the worst one that is not accepted.
  public var leader: Int
  /// By which fact the devices that show it differ from the others, in a sentence; nil where there is only
  /// one device.
  public var explanation: String?

  /// The explanation for all devices.
  public var occurrence: Occurrence { sightings[leader].occurrence }
  /// Whether a baseline accepts it on every device that shows it.
  public var isAccepted: Bool { sightings.allSatisfy(\.occurrence.isAccepted) }
}
