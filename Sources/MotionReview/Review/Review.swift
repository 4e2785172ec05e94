// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Reviews what a run showed.
public enum Review {
  /// What the rules of a group find in a run, in the order of the first frames.
  static func findings<Rules: RuleGroup>(
    in timeline: Timeline, options: ReviewOptions, by rules: Rules.Type
  ) -> [Finding] {
    guard timeline.frameCount > 0 else { return [] }
    var timeline = timeline
    let isLonger = timeline.beginWithAppearance() != nil
    let run = RunReading(timeline, options)
    Rules.judge(run)
    var findings = run.findings
    if isLonger { moveOneFrameEarlier(&findings) }
    return findings
  }

  /// Renumbers findings in a run that starts with its appearance to the frames of the run itself.
  static func moveOneFrameEarlier(_ findings: inout [Finding]) {
    for index in findings.indices { findings[index].moveOneFrameEarlier() }
  }
}
