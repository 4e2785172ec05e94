// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScenarioFiles

/// The initial files of a project with an interface of its own.
extension StarterFiles {
  /// Paths from the project's folder, and what is in the files.
  package static var allWithPatternFile: [(name: String, text: String)] {
    [
      (Project.name, projectWithPatterns), ("scenario.schema.json", scenarioSchema),
      ("pattern.schema.json", PatternSchema.text), ("project.schema.json", projectSchema),
      ("Patterns/my-header\(PatternSource.suffix)", patternFile),
      ("Scenarios/first-look\(ScenarioSource.suffix)", patternScenario), (ignored, ignoring),
    ]
  }

  private static var projectWithPatterns: String {
    project.replacing(
      "  // Where render writes",
      with: """
          // Pattern files, or folders with files named *.pattern.jsonc: interfaces of your own.
          "patterns": ["Patterns"],

          // Where render writes
        """)
  }

  private static var patternScenario: String {
    scenario(of: "my-header", variant: "drifts")
  }

  /// A header that collapses over tabs, right and as it is often written.
  package static let patternFile = """
    // A header that collapses while its list is scrolled, and tabs that stay below it.
    // scrollwork explain Patterns/my-header.pattern.jsonc prints what the tool understands of it.
    {
      "$schema": "../pattern.schema.json",
      "version": 1,
      "id": "my-header",
      "title": "Header with tabs",
      "summary": "A header that collapses, and tabs that stay below it.",

      // What a scenario may set; lengths in points.
      "parameters": {
        "extra": { "default": 140, "min": 0, "max": 600, "unit": "pt", "growsWith": "largeTitle" },
        "tabHeight": { "default": 44, "min": 0, "max": 200, "unit": "pt", "growsWith": "body" },
        "rows": { "default": 40, "min": 0, "max": 1000, "whole": true },
      },

      // The list lies below header and tabs: its content begins under them.
      "scrollViews": {
        "list": { "content": { "rows": "row" }, "safeArea": { "leading": "extra + tabHeight" }, "alwaysBounces": true },
      },

      // Formulas with names. `list.scrolled` is 0 at rest, and never beyond an end: what follows it cannot bounce.
      "values": {
        "open": "max(0, extra - list.scrolled)",
        // The lower edge of the tabs, which rules know by this name.
        "edge": { "is": "safe.top + open + tabHeight", "as": "header.height" },
        "titleAlpha": "map(open, [extra / 2, extra], [0, 1])",
        // Pulled down, all of it follows the finger.
        "pull": "list.over.top",
      },

      // Back to front. An element with "in" moves with the content of a scroll view.
      "elements": [
        { "id": "row", "in": "list", "look": "message", "repeat": { "count": "rows", "height": 76 } },
        { "id": "header", "role": "header", "frame": { "top": 0, "height": "edge + pull" }, "look": { "fill": "bar" } },
        {
          "id": "name", "frame": { "left": 16, "right": "screen.width - 16", "bottom": "tabs.top - 8", "height": 62 },
          "look": {
            "place": "bottom", "column": [
              { "text": "Ada Martin", "style": "title1", "bold": true },
              { "text": "214 posts", "style": "subheadline", "color": "secondaryInk" },
            ],
          },
          "alpha": "titleAlpha",
        },
        {
          "id": "tabs", "frame": { "bottom": "header.bottom", "height": "tabHeight" },
          "look": {
            "fill": "bar", "row": [
              { "text": "Posts", "bold": true, "align": "center" }, { "text": "Replies", "align": "center" },
              { "text": "Likes", "align": "center" },
            ],
          },
        },
        { "id": "line", "frame": { "bottom": "header.bottom", "height": "1 / screen.scale" }, "look": { "fill": "separator" } },
        { "id": "statusBar", "frame": { "top": 0, "height": "screen.statusBar" }, "visible": "screen.statusBar > 0", "look": "statusBar" },
      ],

      // The same interface as it should be, and as it is often written: a page shows both side by side.
      "variants": {
        "follows": { "title": "Follows the offset", "summary": "The header is computed from the offset alone." },
        "drifts": {
          "title": "Adds up changes",
          "summary": "The header remembers its height and adds each change of the offset, so that bounces move it.",
          "fixed": false,
          "set": {
            "state": { "height": "extra" },
            "values.open": "height",
            "values.pull": "0",
            "on": [
              { "event": "didScroll", "of": "list", "do": ["height = clamp(height - list.delta, 0, extra)"] },
            ],
          },
        },
      },
    }

    """
}
