// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// Pages or a map do not follow the finger that drags them.
  ///
  /// ```text
  /// |f − x| > slop + 0.5 pt
  /// ```
  ///
  /// `f` is the finger's travel since it landed, along the axis of the drag, and `x` the travel of
  /// the element on which it landed.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* Dragged content sticks to the finger: a page that moves in the opposite direction, half
  /// as far, or a frame later, does not seem attached to it.
  ///
  /// *Excluded.* Lists whose content offset is recorded, which `OFFSET` and `SPEED` judge; for
  /// other lists, everything but the first 1/15 s of a drag. All frames from the first one in which
  /// the element has moved and is not between two of its positions at rest, where something may
  /// restrict it, or in which the finger reverses. Fingers that land while something moves, and
  /// drags that may be along either axis, except on a map.
  ///
  /// *Example* (`st4` on iPhone 15 Pro). The dragged element is 65.2 points away from where the finger grabbed it, although it could move. Move it by the full translation, in the same event.
  public static let offFinger = Self(
    "OFF-FINGER", .error, tolerance: 0.5, .points,
    summary: "Pages or a map do not follow the finger that drags them.")
}

enum OffFingerRule: RunRule {
  static var rule: ReviewRule { .offFinger }

  static func judge(_ run: RunReading) {
    let hasTabs = run.timeline.track("tabBar.y") >= 0
    var spans: [HitSpan] = []
    var restRanges = RestRanges()
    for touch in run.touches
    where touch.first + 2 < touch.end && run.landsAtRest(touch) && !touch.point.x.isNaN {
      for isUpright in [false, true] {
        guard let dragged = DraggedElement(run, touch, isUpright: isUpright, &restRanges) else {
          continue
        }
        switch dragged.subject {
        case .map: break
        case .page where !isUpright, .row where !isUpright || hasTabs:
          guard touch.setsOutUpright(in: run.timeline) == isUpright else { continue }
        default: continue
        }
        judge(run, touch, dragged, isUpright, &spans)
      }
    }
    run.report(spans, label: "# pt off finger") { span in
      Wording(
        "The dragged element is # points away from where the finger grabbed it, although it could move. Move it by the full translation, in the same event.",
        span.amount)
    }
  }

  private static func judge(
    _ run: RunReading, _ touch: TouchSpan, _ dragged: DraggedElement, _ isUpright: Bool,
    _ spans: inout [HitSpan]
  ) {
    let slop = run.timeline.touchSlop
    // `SPEED` judges lists that hand over to another list.
    let limit = isUpright && dragged.subject == .row ? run.timeline.rate / 15 : .max
    var (far, dragging) = (0.0, 0)
    for frame in touch.first..<dragged.end {
      #if !WITHOUT_PROGRAM_STEPS
      if run.followsApp(frame) { return }
      #endif
      let place = run.timeline.fingers[frame]
      let finger = isUpright ? place.y - touch.point.y : place.x - touch.point.x
      guard finger * far >= 0, abs(finger) >= abs(far) - 0.01 else { return }
      far = finger
      let travel = dragged.travel(frame)
      if dragging > 0 || abs(travel) > 0.01 { dragging += 1 }
      guard dragging > 0 else { continue }
      guard dragging <= limit, dragged.isFree(frame) else { return }
      let off = abs(finger - travel) - slop
      guard off > run.limit() else { continue }
      HitSpan.add(frame, off, cause: 0, reach: 3, to: &spans)
    }
  }
}
