// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Scenario files that use most of the format.
enum Examples {
  /// A fling that is caught, and a pull beyond the top, with checks.
  static let caughtFling = #"""
    {
      "$schema": "./scenario.schema.json",
      "version": 1,
      "id": "collapsing-header/caught-fling",
      "title": "A fling, caught",
      summary: 'A list is thrown, caught in flight, \
    and pulled beyond its top.',
      "pattern": "collapsing-header",
      "variants": ["ch6", "ch7-fixed"],
      "parameters": { "extra": 100, "contentHeight": 2400 },
      "devices": ["iphone-8", "iphone-11", "iphone-15-pro", "ipad-9", "iphone-11@landscape"],
      "os": 17, "refreshRate": [60, 120],
      "physics": { "profile": "uikit", "pixelRounding": "rest" }, "touch": { "slop": 10 },
      "insets": { "left": 0 }, "initialOffset": { "fromEnd": 0x12C },
      "steps": [
        // the finger moves, the content follows
        { "type": "fling", "label": "throw", "from": ["50%", "75%"], "by": [0, -200], "duration": 160, "endVelocity": [0, -1600] },
        { "type": "pause", "duration": 300 },
        { "type": "pointerDown", "label": "catch" }, /* lands while the list coasts */
        { "type": "pause", "duration": 150 },
        { "type": "pointerUp" },
        { "type": "drag", "label": "pull", "from": ["50%", "35%"], "to": ["50%", 600.5], "duration": 5e2, "hold": 250, "curve": "minimumJerk" },
        { "type": "pause", "until": "settled", "timeout": 3000 },
        { "type": "tap", "target": "cell[3]" },
        { "type": "trace", "of": "contentOffset", "samples": [[0, -148], [100, -138], [200, -118]] },
      ],
      "checks": [
        { "type": "range", "track": "header.height", "min": "device.statusBarHeight", "max": "device.statusBarHeight + 100" },
        { "type": "continuity", "track": "header.height", "maxJump": 30 },
        { "type": "noOverlap", "track": ["header", "cell[0]"], "during": "pull" },
        { "type": "settlesAt", "track": "header.height", "value": "device.safeArea.top + 100", "tolerance": 0.5, "within": 1500 },
      ],
    }
    """#

  /// The same actions as a WebDriver script with one touch pointer.
  static let pointerVerbs = """
    {
      "version": 1,
      "id": "collapsing-header/pointer-verbs",
      "pattern": "collapsing-header",
      "devices": ["iphone-8", "iphone-11"],
      "steps": [
        { "type": "pointerMove", "x": "50%", "y": 600, "duration": 0 },
        { "type": "pointerDown" },
        { "type": "pointerMove", "origin": "pointer", "x": 0, "y": -400, "duration": 250, "label": "up" },
        { "type": "pause", "duration": 90 },
        { "type": "pointerMove", "origin": "pointer", "x": 0, "y": 280, "duration": 130, "label": "down again" },
        { "type": "pointerUp" },
        { "type": "pause", "until": "settled", "timeout": 2000 }
      ],
      "checks": [
        { "type": "continuity", "track": "firstRow.y", "maxJump": 45 },
        { "type": "monotonic", "track": "firstRow.y", "during": "down again" },
        { "type": "equal", "track": "header.height", "value": 120, "during": "down again", "severity": "warning" }
      ]
    }
    """
}
