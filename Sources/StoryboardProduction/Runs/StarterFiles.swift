// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
package import ScrollCore

/// The initial files of a new project.
package enum StarterFiles {
  /// Paths from the project's folder, and what is in the files.
  package static func all(for pattern: PatternEntry) -> [(name: String, text: String)] {
    [
      (Project.name, project), ("scenario.schema.json", scenarioSchema),
      ("project.schema.json", projectSchema),
      ("Scenarios/first-look\(ScenarioSource.suffix)", scenario(of: pattern)), (ignored, ignoring),
    ]
  }

  /// The file that keeps what is rendered out of a repository.
  package static let ignored = ".gitignore"

  static let ignoring = "# What scrollwork renders.\n/Output/\n"

  static let project = """
    {
      // What scrollwork works on in this folder. JSON with comments, trailing commas and all.
      "$schema": "./project.schema.json",
      "version": 1,

      // Files, or folders with files named *.scenario.jsonc.
      "scenarios": ["Scenarios"],

      // Where render writes; index.html in it links everything.
      "output": "Output",

      // Where a scenario names no devices. "matrix" stands for six that differ in what breaks headers;
      // scrollwork list devices has all words, and "@landscape" may follow one.
      "devices": ["iphone-8", "iphone-15-pro"],

      // How bad the findings of a rule are: off, note, warning or error. scrollwork list rules has them.
      "rules": {
        // "JUMP": "warning",
      },
    }

    """

  /// A gesture that says something about every pattern: slowly there, back with a fling, and rest.
  package static func scenario(of pattern: PatternEntry) -> String {
    scenario(of: "\(pattern.id)", variant: "\(pattern.variants[0].id)")
  }

  /// The same for a pattern and one of its variants by their names.
  static func scenario(of pattern: String, variant: String) -> String {
    """
    {
      "$schema": "../scenario.schema.json",
      "version": 1,

      // The page is written to a folder of this name.
      "id": "first-look",
      "title": "First look",
      "summary": "A slow drag up, a fling back down, and rest.",

      // What is scrolled: scrollwork list patterns, list variants, list parameters.
      "pattern": "\(pattern)",

      // All variants, unless some are named: "variants": ["\(variant)"],
      // The project's devices, unless some are named: "devices": ["iphone-11", "iphone-8@landscape"],

      // Steps follow each other. Lengths in points, times in milliseconds, velocities in points per second;
      // y grows downwards, and the finger moves, the content follows.
      "steps": [
        { "type": "pause", "duration": 300 },
        // Held at the end, so that nothing coasts.
        { "type": "drag", "label": "up", "from": ["50%", "75%"], "by": [0, -240], "duration": 900, "hold": 200 },
        { "type": "pause", "duration": 300 },
        // The finger lifts at this velocity.
        { "type": "fling", "label": "back", "from": ["50%", "40%"], "by": [0, 160], "duration": 160, "endVelocity": [0, 1800] },
        { "type": "pause", "until": "settled", "timeout": 5000 },
        { "type": "pause", "duration": 300 },
      ],
    }

    """
  }
}
