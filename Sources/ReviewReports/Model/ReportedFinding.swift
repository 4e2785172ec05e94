// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import MotionReview

/// One finding of a review: one cause in one variant of one scenario, with all devices that show it.
package struct ReportedFinding: Equatable, Sendable {
  /// One device that shows it.
  package struct Sighting: Equatable, Sendable {
    /// Index in the scenario's devices.
    package var device: Int
    /// What was found there.
    package var occurrence: Occurrence
  }

  /// Index in the report's scenarios.
  package var scenario: Int
  /// Index in the scenario's variants.
  package var variant: Int
  /// Names the finding from run to run: scenario, variant, rule and cause.
  package var key: String
  /// The severity on the device on which it is worst.
  package var severity: Severity
  /// The devices that show it, in the scenario's order; at least one.
  package var sightings: [Sighting]
  /// Which of the sightings speaks for all: the worst one that is not accepted.
  package var leader: Int
  /// By which fact the devices that show it differ from the others, in a sentence; nil where there is only
  /// one device.
  package var explanation: String?

  /// The explanation for all devices.
  package var occurrence: Occurrence { sightings[leader].occurrence }
  /// Whether a baseline accepts it on every device that shows it.
  package var isAccepted: Bool { sightings.allSatisfy(\.occurrence.isAccepted) }
}
