// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What somebody asks for beyond the scenario file; it wins.
package struct RunOverrides {
  /// Words of devices; empty for the scenario's.
  package var devices: [String] = []
  /// Words of variants; empty for the scenario's.
  package var variants: [String] = []
  /// Display frames per second; nil for the scenario's or the device's.
  package var rate: Int?
  /// The system version; nil for the scenario's or the newest.
  package var systemVersion: Int?
  /// The word of a physics profile; nil for the scenario's.
  package var physics: String?
  /// Folders whose device files scenarios may name besides those of their own folder and of the project.
  package var folders: [String] = []

  /// Whether the scenarios are run on their devices and in their variants.
  package var isEmpty: Bool { devices.isEmpty && variants.isEmpty && rate == nil }

  /// Overrides nothing.
  package init() {}
}
