// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Small scenario files for tests.
enum Example {
  /// A scenario of the collapsing header.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - variants: Identifiers of variants.
  ///   - devices: Identifiers of devices.
  ///   - extra: Further members, each with a comma at its end.
  ///   - steps: What happens.
  /// - Returns: The text of the file.
  static func scenario(
    id: String = "test/short", variants: [String] = ["ch6", "ch8"],
    devices: [String] = ["iphone-8", "iphone-11@landscape"], extra: String = "",
    steps: String = """
    { "type": "drag", "label": "up", "from": ["50%", "80%"], "by": [0, -60], "duration": 200 },
    { "type": "pause", "duration": 100 }
    """
  ) -> String {
    func list(_ words: [String]) -> String { words.map { "\"\($0)\"" }.joined(separator: ", ") }
    return """
      {
        "version": 1, "id": "\(id)", "title": "Short drag", "summary": "A short drag.",
        "pattern": "collapsing-header",
        "variants": [\(list(variants))], "devices": [\(list(devices))],
        \(extra)
        "steps": [
      \(steps)
        ]
      }
      """
  }
}
