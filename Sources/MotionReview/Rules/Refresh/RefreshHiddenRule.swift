// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A list that fetches rests at its top without its spinner.
  ///
  /// ```text
  /// refreshing, no finger, o(n) = o(n−1), |o − oMin| ≤ 0.5 pt:  no spinner is seen
  /// ```
  ///
  /// *Threshold.* None: a spinner is seen or not.
  ///
  /// *Why.* After a pull, the reader waits for an answer. A list that springs back to rest hides
  /// the spinner while the content is still to come, and then changes without warning.
  ///
  /// *Excluded.* A list that is scrolled, which may take its spinner along. Patterns that do not record `refresh.state`.
  ///
  /// *Example* (`pr0` on iPhone 8). The list fetches and rests at its top (inset by 120 points), and no spinner is seen. Keep room for it until the content is there.
  public static let refreshHidden = Self(
    "REFRESH-HIDDEN", .error,
    summary: "A list that fetches rests at its top without its spinner.")
}

enum RefreshHiddenRule: RunRule {
  static var rule: ReviewRule { .refreshHidden }

  /// What `refresh.state` is while content is being fetched.
  private static let refreshing = 3.0

  static func judge(_ run: RunReading) {
    let state = run.timeline.track("refresh.state")
    guard state >= 0 else { return }
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount where frame > 0 {
      guard run.value(state, frame) == refreshing else { continue }
      run.note()
      guard run.timeline.fingers[frame].x.isNaN,
        run.offset(frame) == run.offset(frame - 1),
        abs(run.offset(frame) - run.minimum(frame)) <= RunReading.tolerance,
        !showsSpinner(run.timeline, frame)
      else { continue }
      HitSpan.add(frame, 0, cause: 0, to: &spans)
    }
    run.report(spans, label: "no spinner") { span in
      Wording(
        "The list fetches and rests at its top (inset by # points), and no spinner is seen. Keep room for it until the content is there.",
        -run.minimum(span.worst))
    }
  }

  private static func showsSpinner(_ timeline: Timeline, _ frame: Int) -> Bool {
    for index in timeline.elementRange(at: frame)
    where timeline.elements[index].id.kind == .refresh {
      return true
    }
    return false
  }
}
