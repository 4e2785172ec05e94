// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore
import SystemCalls

extension RunReview {
  /// What the rules and the author's checks find in a run, in the order of their places.
  ///
  /// - Parameters:
  ///   - timeline: The run, which is changed and restored.
  ///   - variant: The variant that was run, as an index in the pattern's list.
  ///   - lane: The lane that it was run on.
  ///   - tally: Learns what the checks had to look at.
  /// - Throws: An error with position if a check names a track that the pattern does not have.
  func allFindings(
    in timeline: inout Timeline, of variant: Int, on lane: Lane, _ tally: inout AuthorChecks.Tally
  ) throws(OperationError) -> [Finding] {
    let own = try checks.faults(in: timeline, &tally).map(\.finding)
    let all = findings(in: &timeline, of: variant, on: lane) + own
    // At one place the rules come first, each kind in its own order.
    return all.enumerated().sorted { a, b in
      let places = (a.element.place, b.element.place)
      return places.0 != places.1 ? places.0 < places.1 : a.offset < b.offset
    }.map(\.element)
  }
}
