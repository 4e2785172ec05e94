// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import StoryboardRendering

extension PageFinding {
  /// A finding of the review in the page's words.
  init(_ finding: Finding) {
    self.init(
      rule: "\(finding.rule.id)",
      severity: Severity(rawValue: Int(finding.severity.rawValue)) ?? .error,
      label: String(decoding: finding.label, as: UTF8.self),
      sentence: String(decoding: finding.sentence, as: UTF8.self), worstFrame: finding.worstFrame,
      spans: finding.spans.map { $0.first...$0.last })
  }
}
