// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import MotionReview
package import ScrollCore
package import StoryboardRendering
package import SystemCalls

extension PageFinding {
  /// A finding of the review in the page's words.
  package init(_ finding: Finding) {
    self.init(
      rule: "\(finding.rule.id)",
      severity: Severity(rawValue: Int(finding.severity.rawValue)) ?? .error,
      label: String(decoding: finding.label, as: UTF8.self),
      sentence: String(decoding: finding.sentence, as: UTF8.self), worstFrame: finding.worstFrame,
      spans: finding.spans.map { $0.first...$0.last })
  }

  /// A check of the author that does not hold, in the page's words.
  package init(_ fault: AuthorChecks.Fault) {
    let verdict = fault.verdict
    self.init(
      rule: "check/\(fault.check.kind)",
      severity: Severity(rawValue: Int(fault.check.reviewSeverity.rawValue)) ?? .error,
      label: String(decoding: verdict.label, as: UTF8.self),
      sentence: String(decoding: verdict.sentence, as: UTF8.self), worstFrame: verdict.worstFrame,
      spans: verdict.spans.map { $0.first...$0.last }, subject: fault.subject)
  }

  /// What the rules and the author's checks find in a run, in the order of the first frames.
  ///
  /// - Parameters:
  ///   - timeline: The run.
  ///   - variant: The variant that was run, as an index in the pattern's list.
  ///   - lane: The lane that it was run on.
  ///   - review: The rules as they are set, and the author's checks.
  ///   - tally: Learns what the checks had to look at.
  /// - Throws: That a check names a track that the pattern does not have, with its place.
  package static func all(
    in timeline: Timeline, of variant: Int, on lane: Lane, by review: RunReview,
    _ tally: inout AuthorChecks.Tally
  ) throws(OperationError) -> [PageFinding] {
    let own = try review.checks.faults(in: timeline, &tally).map(PageFinding.init)
    let found = review.findings(in: timeline, of: variant, on: lane)
    let all = found.map(PageFinding.init) + own
    // In one frame the rules come first, each kind in its own order.
    return all.enumerated().sorted { a, b in
      (a.element.spans[0].lowerBound, a.offset) < (b.element.spans[0].lowerBound, b.offset)
    }.map(\.element)
  }
}
