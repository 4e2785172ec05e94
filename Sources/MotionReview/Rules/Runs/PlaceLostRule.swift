// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

#if !WITHOUT_PROGRAM_STEPS
extension ReviewRule {
  /// After a change of the rows or of the window, the row that was read is elsewhere.
  ///
  /// ```text
  /// insert, remove, reload, resize, fold:  |Δ(y − c)| > h + |v| / rate + |f| + 0.5 pt
  /// insert, remove, reload below a finger:  |Δ(y − c)| > |v| / rate + |f| + 0.5 pt
  /// ```
  ///
  /// `y` is the upper edge of the first row that was whole in the frame before the change, `h` its height then, and `c`
  /// where the visible part of the list begins. `v` is the speed of the scroll, and `f` the travel of the finger in the
  /// frame.
  ///
  /// *Threshold.* Half a point beyond the height of one row: the row may give way to a neighbour, no more. A row that a finger
  /// drags stays with the finger.
  ///
  /// *Why.* UIKit keeps the offset when rows come or go above, or when rows become higher or lower in another width. What
  /// a reader looks at is then somewhere else.
  ///
  /// *Excluded.* A list at its top before the change, which shows what is new there, and one at its end after it, which
  /// cannot show more. Rows that are removed. Rotations, lists that scroll sideways, scrolls that the app asks for, and the frame
  /// in which a finger lifts.
  ///
  /// *Example.* None in the gallery.
  public static let placeLost = Self(
    "PLACE-LOST", .error, tolerance: 0.5, .points,
    summary: "After a change of the rows or of the window, the row that was read is elsewhere.")
}

enum PlaceLostRule {
  static var rule: ReviewRule { .placeLost }

  static func judge(_ run: RunReading) {
    var spans: [HitSpan] = []
    for event in run.timeline.events {
      guard changesPlaces(event.kind),
        let epoch = run.timeline.epochs.firstIndex(where: {
          $0.firstFrame > 0
            && abs(run.timeline.time(ofFrame: $0.firstFrame) - event.time)
              * Double(run.timeline.rate) <= 1
            && run.timeline.time(ofFrame: $0.firstFrame) >= event.time - 1e-9
        })
      else { continue }
      let frame = run.timeline.epochs[epoch].firstFrame
      guard frame < run.frameCount, !restsAtAnEnd(run, frame), !lifts(run, frame),
        let (way, height) = way(run, frame, hasLostRows: event.kind == .remove)
      else { continue }
      let isHeld = run.isHeld(frame)
      let finger = isHeld ? abs(run.finger(frame).y) : 0
      let allowance =
        (isHeld && event.kind != .resize ? 0 : height) + run.speed(frame - 1) + run.speed(frame)
        + finger
      guard way > allowance + run.limit() else { continue }
      HitSpan.add(frame, way, cause: frame, to: &spans)
    }
    run.report(spans, label: "# pt off its place") { span in
      Wording(
        "The first whole row is # points away from where it was before the change. Note the row and its place before that, and set the offset so that it is there again.",
        span.amount)
    }
  }

  private static func changesPlaces(_ kind: TimelineEvent.Kind) -> Bool {
    switch kind {
    case .insert, .remove, .reload, .resize, .pop: true
    default: false
    }
  }

  /// Whether a finger has lifted since the frame before: a tap may show other rows.
  private static func lifts(_ run: RunReading, _ frame: Int) -> Bool {
    run.timeline.events.contains {
      $0.kind == .touchUp && $0.time > run.timeline.time(ofFrame: frame - 1)
        && $0.time <= run.timeline.time(ofFrame: frame)
    }
  }

  /// Whether the list was at its top in the frame before, or is at its end.
  ///
  /// What a finger does in the frame comes after the change: the list has been at its end, and may have left it.
  private static func restsAtAnEnd(_ run: RunReading, _ frame: Int) -> Bool {
    let tolerance = RunReading.tolerance
    let finger = run.isHeld(frame) ? abs(run.finger(frame).y) : 0
    return run.timeline.bounds[frame].axis == .horizontal
      || run.offset(frame - 1) <= run.minimum(frame - 1) + tolerance
      || run.offset(frame) >= run.maximum(frame) - finger - tolerance
  }

  /// How far the first whole row before a frame has moved in it, and how high it was, in points; nil without such a row.
  private static func way(
    _ run: RunReading, _ frame: Int, hasLostRows: Bool
  ) -> (way: Double, height: Double)? {
    let (before, after) = (visible(run, frame - 1), visible(run, frame))
    var first: (row: ElementFrame, way: Double)?
    for row in rows(run, frame - 1)
    where row.frame.y >= before.start - RunReading.tolerance
      && row.frame.maxY <= before.end + RunReading.tolerance
      && row.frame.y < first?.row.frame.y ?? .infinity
    {
      let same = rows(run, frame).first { $0.id == row.id }
      // A row that was removed has no place any more.
      if same == nil, hasLostRows { continue }
      // A row below the end of a lower window is where it was.
      if same == nil,
        row.frame.y - before.start >= after.end - after.start - RunReading.tolerance
      {
        continue
      }
      let way = same.map { abs($0.frame.y - after.start - row.frame.y + before.start) }
      first = (row, way ?? after.end - after.start)
    }
    return first.map { ($0.way, $0.row.frame.height) }
  }

  /// Where the visible part of the list begins and ends, in points.
  private static func visible(_ run: RunReading, _ frame: Int) -> (start: Double, end: Double) {
    let bounds = run.timeline.bounds[frame]
    return (bounds.start + bounds.leadingInset, bounds.end - bounds.trailingInset)
  }

  /// The rows in the middle of the screen.
  private static func rows(_ run: RunReading, _ frame: Int) -> [ElementFrame] {
    let middle = run.screen(frame).size.width / 2
    return run.timeline.elementRange(ofFrame: frame).map { run.timeline.elements[$0] }.filter {
      (JumpSubject($0.id.kind) == .row || $0.id.kind == .own && $0.id.item >= 0)
        && $0.frame.x <= middle && $0.frame.maxX > middle
    }
  }
}
#endif
