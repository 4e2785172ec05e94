// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A pull starts no refresh, or the control does not return to idle.
  ///
  /// ```text
  /// armed at the touch up:   not refreshing within 1/10 s
  /// nothing moves or is animated for 1/5 s:   pulling, armed, refreshing or settling
  /// ```
  ///
  /// *Threshold.* None: a control is in a state or not.
  ///
  /// *Why.* A pull requests new content. A control that is still in another state when nothing
  /// happens any more accepts no second pull.
  ///
  /// *Excluded.* Touches that the system cancels. Pulls that arm the control in the last two
  /// frames. Patterns that do not record `refresh.state`.
  ///
  /// *Example.* None in the gallery.
  public static let refreshStuck = Self(
    "REFRESH-STUCK", .error,
    summary: "A pull starts no refresh, or the control does not return to idle.")
}

enum RefreshStuckRule: RunRule {
  static var rule: ReviewRule { .refreshStuck }

  private static let armed = 2.0
  private static let refreshing = 3.0
  private enum Cause: Int {
    case notFetched
    case notIdle
  }

  static func judge(_ run: RunReading) {
    let state = run.timeline.track("refresh.state")
    guard state >= 0 else { return }
    var spans: [HitSpan] = []
    for (index, touch) in run.touches.enumerated() {
      let answer = touch.end + run.timeline.rate / 10
      let next =
        index + 1 < run.touches.count ? run.touches[index + 1].first : run.frameCount
      guard touch.end > touch.first + 1, answer < next, !touch.isCancelled,
        run.value(state, touch.end - 1) == armed, run.value(state, touch.end - 2) == armed,
        run.pull(touch.end - 1) >= run.pull(touch.end - 2)
      else { continue }
      run.note()
      guard run.value(state, answer) != refreshing else { continue }
      HitSpan.add(answer, 0, cause: Cause.notFetched.rawValue, reach: 0, to: &spans)
    }
    var still = 0
    for frame in 0..<run.frameCount {
      still = run.isIdle(frame) && run.value(state, frame) > 0 ? still + 1 : 0
      guard still > run.timeline.rate / 5 else { continue }
      HitSpan.add(frame, 0, cause: Cause.notIdle.rawValue, to: &spans)
    }
    run.report(spans, label: "refresh stuck") { span in
      span.cause == Cause.notFetched.rawValue
        ? Wording(
          "The list is pulled far enough, the finger lifts, and no refresh starts. Start it when the drag ends."
        )
        : Wording(
          "Nothing moves any more, and the control has not returned to idle. Reset it when the animation ends."
        )
    }
  }
}
