// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A sheet moves beyond where it comes to rest.
  ///
  /// ```text
  /// after a lift, until it rests:  e = farthest way beyond the rest
  /// error:    e > 0.5 pt, and its top is above the safe area or its lower edge above the screen's
  /// warning:  e > 0.02 · distance
  /// ```
  ///
  /// *Threshold.* A fiftieth of the distance; half a point if something is uncovered.
  ///
  /// *Why.* A spring with a damping ratio below 1 overshoots. A sheet that is moved and not
  /// stretched then shows what is below it.
  ///
  /// *Excluded.* Sheets that a finger stops. The return after a touch up beyond the position at
  /// rest.
  ///
  /// *Example* (`bs5` on iPhone 8). The sheet goes 20.4 points beyond its rest and comes back. Damp the spring critically, unless the bounce is meant.
  public static let overshoot = Self(
    "OVERSHOOT", .error, tolerance: 0.02, .share,
    summary: "A sheet moves beyond where it comes to rest.")
}

enum OvershootRule: RunRule {
  static var rule: ReviewRule { .overshoot }

  static func judge(_ sheet: SheetReading) {
    let run = sheet.run
    var bad: [HitSpan] = []
    var mild: [HitSpan] = []
    for flight in sheet.flights where flight.isComplete {
      let end = sheet.seen(flight.last)
      let start = sheet.seen(flight.lift)
      let way = end - start
      guard abs(way) > RunReading.tolerance else { continue }
      let limit = run.limit()
      for frame in flight.lift...flight.last {
        let beyond = (sheet.seen(frame) - end) * (way < 0 ? -1 : 1)
        guard beyond > RunReading.tolerance else { continue }
        if isBare(sheet, frame) {
          HitSpan.add(frame, beyond, cause: 0, to: &bad)
        } else if beyond > limit * abs(way) {
          HitSpan.add(frame, beyond, cause: 1, to: &mild)
        }
      }
    }
    run.report(bad, label: "# pt overshoot") { span in
      Wording(
        "The sheet goes # points beyond its rest, and what lies below its lower edge or behind the status bar is uncovered. Damp the spring critically, or stretch the sheet.",
        span.amount)
    }
    run.report(mild, severity: .warning, label: "# pt overshoot") {
      span in
      Wording(
        "The sheet goes # points beyond its rest and comes back. Damp the spring critically, unless the bounce is meant.",
        span.amount)
    }
  }

  /// Whether a frame shows what a sheet should hide.
  private static func isBare(_ sheet: SheetReading, _ frame: Int) -> Bool {
    let screen = sheet.run.screen(frame)
    for index in sheet.run.timeline.elementRange(at: frame)
    where sheet.run.timeline.elements[index].id.kind == .sheet {
      let place = sheet.run.timeline.elements[index].frame
      return place.y < screen.safeAreaInsets.top - RunReading.tolerance
        || place.maxY < screen.size.height - RunReading.tolerance
    }
    return false
  }
}
