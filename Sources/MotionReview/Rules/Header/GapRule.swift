// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// The background shows between the header and the first cell.
  ///
  /// ```text
  /// pull = max(0, oMin − o)
  /// firstRowTop − headerBottom − pull > 0.5 pt
  /// ```
  ///
  /// *Threshold.* Half a point: one pixel at scale 2, the least that a display shows.
  ///
  /// *Why.* The header is above the list, and the list is inset for it. If the list starts below
  /// the header's edge, a strip of background is visible: always, on one of five phones, or after a
  /// bounce.
  ///
  /// *Excluded.* The space that a pull opens below a header that stays: `pull`, measured from the
  /// position of the list at rest. An inset that grows during the run, such as that for a spinner,
  /// counts as pulled. Patterns that do not record `firstRow.y` and the header's edge have nothing
  /// to measure.
  ///
  /// *Example* (`ch2` on iPhone 15 Pro). 5 pt gap between header (154) and first cell (159): the status bar is 54 points, the safe area 59. Measure the header from the safe area, which the system uses to inset the list.
  public static let gap = Self(
    "CH-GAP", .error, tolerance: 0.5, .points,
    summary: "The background shows between the header and the first cell.")
}

enum GapRule: RunRule {
  static var rule: ReviewRule { .gap }

  private enum Cause: Int {
    /// The header is measured from the status bar, the list from the safe area.
    case statusBar
    /// The header shrank while the list sprang back.
    case bounce
    /// The header stayed while the list came down.
    case stale
  }

  static func judge(_ run: RunReading) {
    guard run.hasFirstRow else { return }
    var spans: [HitSpan] = []
    let isShortAtRest = isShortAtRest(run)
    for frame in 0..<run.timeline.frameCount {
      let gap = gap(run, frame)
      guard gap > run.limit() else { continue }
      let isBar = isShortAtRest && gap <= shortfall(run, frame) + RunReading.tolerance
      HitSpan.add(
        frame, gap, cause: (isBar ? Cause.statusBar : .stale).rawValue, to: &spans)
    }
    for index in spans.indices where spans[index].cause == Cause.stale.rawValue {
      if shrinkage(run, spans[index]) > RunReading.tolerance {
        spans[index].cause = Cause.bounce.rawValue
      }
    }
    run.report(spans, label: "# pt gap") {
      sentence(run, $0)
    }
  }

  /// The open strip in a frame, in points; NaN without a header.
  private static func gap(_ run: RunReading, _ frame: Int) -> Double {
    run.firstRowTop(frame) - run.headerBottom(frame) - run.pull(frame)
  }

  /// By how much the status bar is lower than the safe area, in points.
  private static func shortfall(_ run: RunReading, _ frame: Int) -> Double {
    let screen = run.screen(frame)
    return screen.safeAreaInsets.top - screen.statusBarHeight
  }

  /// Whether the list ever rests at its top with a gap that is just what bar and safe area differ by.
  private static func isShortAtRest(_ run: RunReading) -> Bool {
    for frame in 0..<run.timeline.frameCount where run.restsAtTop(frame) {
      let shortfall = shortfall(run, frame)
      guard shortfall > RunReading.tolerance else { continue }
      if abs(gap(run, frame) - shortfall) <= RunReading.tolerance { return true }
    }
    return false
  }

  /// How much of its height the header has lost from just before a span to its worst frame, in points.
  private static func shrinkage(_ run: RunReading, _ span: HitSpan) -> Double {
    run.headerBottom(max(span.first - 1, 0)) - run.headerBottom(span.worst)
  }

  private static func sentence(_ run: RunReading, _ span: HitSpan) -> Wording {
    let header = run.headerBottom(span.worst)
    let screen = run.screen(span.worst)
    var text = Wording()
    text.append(span.amount)
    text.append(" pt gap between header (")
    text.append(header)
    text.append(") and first cell (")
    text.append(header + span.amount)
    text.append(")")
    switch span.cause {
    case Cause.statusBar.rawValue:
      text.append(": the status bar is ")
      text.append(screen.statusBarHeight)
      text.append(" points, the safe area ")
      text.append(screen.safeAreaInsets.top)
      text.append(
        ". Measure the header from the safe area, which the system uses to inset the list.")
    case Cause.bounce.rawValue:
      text.append(" ")
      text.appendPhase(run.timeline.phases[span.worst])
      text.append(": the header lost ")
      text.append(shrinkage(run, span))
      text.append(" points while the list sprang back to its top. ")
      text.append("Derive it from the clamped offset.")
    default:
      text.append(" ")
      text.appendPhase(run.timeline.phases[span.worst])
      text.append(": the header stayed behind while the first cell came down. ")
      text.append("Derive it from the clamped offset, instead of skipping events.")
    }
    return text
  }
}
