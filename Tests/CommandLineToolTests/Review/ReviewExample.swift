// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Small scenario files with checks for tests, on the collapsing header: a slow drag up and down.
enum ReviewExample {
  /// A scenario in which `ch8` is correct and `ch6` leaves a gap of five points on devices with an
  /// island.
  ///
  /// - Parameters:
  /// - id: The identifier.
  ///   - variants: Identifiers of variants.
  ///   - devices: Identifiers of devices.
  ///   - checks: The author's checks, separated by commas.
  /// - Returns: The text of the file.
  static func scenario(
    id: String = "test/slow", variants: [String] = ["ch6", "ch8"],
    devices: [String] = ["iphone-8", "iphone-15-pro"], checks: String = "", extra: String = ""
  ) -> String {
    Example.scenario(
      id: id, variants: variants, devices: devices, extra: extra + "\"checks\": [\(checks)],",
      steps: """
        { "type": "drag", "label": "up", "from": ["50%", "80%"], "by": [0, -60], "duration": 200, "hold": 100 },
        { "type": "drag", "label": "down", "from": ["50%", "60%"], "by": [0, 60], "duration": 200, "hold": 100 },
        { "type": "pause", "label": "rest", "until": "settled" }
        """)
  }
}
