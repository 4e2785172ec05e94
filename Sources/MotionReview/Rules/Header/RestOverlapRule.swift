// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// The first cell is hidden at rest.
  ///
  /// ```text
  /// at rest, |o − oMin| ≤ 0.5 pt:  firstRowTop < max(S, headerBottom) − 0.5 pt
  /// ```
  ///
  /// `S` is the safe area's top; without a header it counts alone.
  ///
  /// *Threshold.* Half a point, as for a gap.
  ///
  /// *Why.* At its top a list shows its start. A cell below the header or the status bar cannot be
  /// scrolled into view: pulled down, it springs back.
  ///
  /// *Excluded.* All frames in which something moves, including animations and a finger on the
  /// screen, and all offsets except the top. Patterns that do not record `firstRow.y`.
  ///
  /// *Example* (`ch3` on iPhone 8). 100 pt of the first cell (120) are covered by the header (220) at rest: the list is inset by 120 points, the safe area is 20. Inset the list by what the header covers.
  public static let restOverlap = Self(
    "REST-OVERLAP", .error, tolerance: 0.5, .points,
    summary: "The first cell is hidden at rest.")
}

enum RestOverlapRule: RunRule {
  static var rule: ReviewRule { .restOverlap }

  private enum Cause: Int {
    case header
    case safeArea
  }

  static func judge(_ run: RunReading) {
    guard run.hasFirstRow else { return }
    var spans: [HitSpan] = []
    for frame in 0..<run.timeline.frameCount where run.restsAtTop(frame) {
      let top = run.screen(frame).safeAreaInsets.top
      let header = run.headerBottom(frame)
      // NaN is never greater: without a header the safe area counts.
      let isHeader = header > top
      let hidden = (isHeader ? header : top) - run.firstRowTop(frame)
      guard hidden > run.limit() else { continue }
      HitSpan.add(
        frame, hidden, cause: (isHeader ? Cause.header : .safeArea).rawValue, to: &spans)
    }
    run.report(spans, label: "# pt hidden") {
      sentence(run, $0)
    }
  }

  private static func sentence(_ run: RunReading, _ span: HitSpan) -> Wording {
    let row = run.firstRowTop(span.worst)
    let screen = run.screen(span.worst)
    var text = Wording()
    text.append(span.amount)
    text.append(" pt of the first cell (")
    text.append(row)
    if span.cause == Cause.header.rawValue {
      text.append(") are covered by the header (")
      text.append(run.headerBottom(span.worst))
      text.append(") at rest: the list is inset by ")
      text.append(-run.minimum(span.worst))
      text.append(" points, the safe area is ")
      text.append(screen.safeAreaInsets.top)
      text.append(". Inset the list by what the header covers.")
    } else {
      text.append(") are covered by the status bar (")
      text.append(screen.statusBarHeight)
      text.append(") or within the safe area inset (")
      text.append(screen.safeAreaInsets.top)
      text.append(") at rest: the list is inset by ")
      text.append(-run.minimum(span.worst))
      text.append(" points. Let the system adjust the inset.")
    }
    return text
  }
}
