// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Choices that override the scenario file.
package struct RunOverrides {
  /// Identifiers of devices; empty for the scenario's.
  package var devices: [String] = []
  /// Identifiers of variants; empty for the scenario's.
  package var variants: [String] = []
  /// Display frames per second; nil for the scenario's or the device's.
  package var rate: Int?
  /// The system version; nil for the scenario's or the newest.
  package var systemVersion: Int?
  /// The identifier of a physics profile; nil for the scenario's.
  package var physics: String?
  /// Additional folders of device files that scenarios may refer to.
  package var folders: [String] = []

  /// Whether the scenarios are run on their devices and in their variants.
  package var isEmpty: Bool { devices.isEmpty && variants.isEmpty && rate == nil }

  /// Overrides nothing.
  package init() {}
}
