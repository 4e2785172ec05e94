// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// Reviews what a run showed.
public enum Review {
  /// What all rules find in a run, in the order of the first frames; rules in their order where those
  /// are the same.
  ///
  /// Screens, values, elements, events and the finger are all taken from the timeline.
  ///
  /// - Parameters:
  ///   - timeline: The run.
  ///   - options: Which rules judge, and how severely.
  /// - Complexity: O(frames + elements) where elements keep their order from frame to frame.
  public static func findings(
    in timeline: Timeline, options: ReviewOptions = ReviewOptions()
  ) -> [Finding] {
    let run = RunReading(timeline)
    var findings: [Finding] = []
    for found in [
      GapRule.findings(in: run), RestOverlapRule.findings(in: run), JumpRule.findings(in: run),
      CrashRule.findings(in: run),
    ] {
      for var finding in found where options[finding.rule].isOn {
        finding.severity = options[finding.rule].severity ?? finding.severity
        findings.append(finding)
        // A stable order without a sort: there are few findings.
        var place = findings.count - 1
        while place > 0, findings[place - 1].firstFrame > finding.firstFrame {
          findings.swapAt(place - 1, place)
          place -= 1
        }
      }
    }
    return findings
  }
}
