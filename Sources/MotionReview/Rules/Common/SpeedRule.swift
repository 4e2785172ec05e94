// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// Rows move slower or faster than the finger that drags them.
  ///
  /// ```text
  /// |f| · rate ≥ 120 pt/s:  q = Δrow / f,  q > 1.25 or q < 0.75
  /// ```
  ///
  /// `f` is the finger's travel in a frame along the axis of the list, and `Δrow` the movement of
  /// the rows on the screen.
  ///
  /// *Threshold.* A quarter: rounding rows to pixels causes a smaller error, and two owners of one
  /// finger a greater one.
  ///
  /// *Why.* Dragged content sticks to the finger. Twice its speed means that two scroll views
  /// respond; no movement means that one takes the travel from the other.
  ///
  /// *Excluded.* The slop: rows may be too slow until after the first frame that moves. A finger
  /// that moves across the axis, a finger that lands next to moving content without catching it,
  /// and a finger that catches it and then starts at an angle, or catches an animation of the
  /// interface, below which a list may continue. Frames in which the finger reverses: it travels
  /// farther than is visible. Too slow only: single frames, touches of moving content, rows beyond
  /// an end (also of a list that comes back to its page), at an end, and in a sheet at its minimum
  /// height, because they are restricted there.
  /// Sheets that are still moving, which `DETACHED` judges.
  ///
  /// *Example* (`bs0` on iPhone 8). The rows move by 101.8 points while the finger moves by 5.3: 1807.9 % too fast. Let only one scroll view at a time respond to the finger.
  public static let speed = Self(
    "SPEED", .error, tolerance: 0.25, .share,
    summary: "Rows move slower or faster than the finger that drags them.")
}

enum SpeedRule: RunRule {
  static var rule: ReviewRule { .speed }

  private enum Cause: Int {
    case fast
    case slow
  }

  static func judge(_ run: RunReading) {
    var spans: [HitSpan] = []
    let room = DragRoom(run)
    for touch in run.touches { judge(touch, run, room, &spans) }
    var (fast, slow): ([HitSpan], [HitSpan]) = ([], [])
    for span in spans {
      if span.cause == Cause.fast.rawValue {
        fast.append(span)
      } else if span.last > span.first {
        // When one owner reaches its end and the next one moves in the following event, part of a step is lost.
        slow.append(span)
      }
    }
    run.report(fast, label: "# % too fast") { span in
      Wording(
        "The rows move by # points while the finger moves by #: # % too fast. Let only one scroll view at a time respond to the finger.",
        run.rows.moves[span.worst], along(run, span.worst), span.amount)
    }
    run.report(slow, label: "# % too slow") { span in
      Wording(
        "The rows move by # points while the finger moves by #: # % too slow, although they could follow. Pass the travel that one scroll view does not use to the next in the same event.",
        run.rows.moves[span.worst], along(run, span.worst), span.amount)
    }
  }

  private static func judge(
    _ touch: TouchSpan, _ run: RunReading, _ room: DragRoom,
    _ spans: inout [HitSpan]
  ) {
    let landsAtRest = run.landsAtRest(touch)
    guard touch.first < touch.end, touch.first > 0, room.isOnList(touch),
      landsAtRest
        || touch.catches && run.timeline.phases[touch.first - 1] != .animating
          && touch.setsOutUpright(in: run.timeline) == !isHorizontal(run, touch.first)
    else { return }
    let limit = run.limit()
    // Two points at 60 frames a second, one at 120.
    let least = 120 / Double(run.timeline.rate)
    var isDragging = false
    for frame in touch.first..<touch.end where frame > touch.first {
      let way = along(run, frame)
      let move = run.rows.moves[frame]
      guard abs(way) >= least, !isAcross(run, touch.first, frame), !move.isNaN,
        run.epoch(frame) == run.epoch(frame - 1), !room.turnsPage(frame)
      else { continue }
      #if !WITHOUT_PROGRAM_STEPS
      if run.followsApp(frame) { continue }
      #endif
      let isBeginning = !isDragging
      if isBeginning {
        guard abs(move) > 0.01 else { continue }
        isDragging = true
      }
      guard !room.isAnimating(frame) else { continue }
      let share = move / way
      let turn = turn(run, frame, in: touch)
      if share > 1 + limit, abs(move) - abs(way) > RunReading.tolerance,
        abs(move) > (1 + limit) * turn
      {
        HitSpan.add(frame, (share - 1) * 100, cause: Cause.fast.rawValue, to: &spans)
      } else if share < 1 - limit, !isBeginning, landsAtRest, turn == 0,
        room.hasRoom(frame, isDownwards: way > 0)
      {
        HitSpan.add(frame, (1 - share) * 100, cause: Cause.slow.rawValue, to: &spans)
      }
    }
  }

  /// How far a finger that reverses in a frame may have moved back and forth in it, in points; 0 if
  /// it does not reverse.
  private static func turn(_ run: RunReading, _ frame: Int, in touch: TouchSpan) -> Double {
    let before = frame - 1 > touch.first ? along(run, frame - 1) : 0
    let now = along(run, frame)
    let after = frame + 1 < touch.end ? along(run, frame + 1) : 0
    guard before * now < 0 || now * after < 0 else { return 0 }
    return max(abs(before), max(abs(now), abs(after)))
  }

  /// How far the finger has moved in a frame along the axis of the list, in points.
  private static func along(_ run: RunReading, _ frame: Int) -> Double {
    axis(run, frame, of: run.finger(frame))
  }

  private static func axis(_ run: RunReading, _ frame: Int, of point: Point) -> Double {
    isHorizontal(run, frame) ? point.x : point.y
  }

  private static func isHorizontal(_ run: RunReading, _ frame: Int) -> Bool {
    !run.timeline.bounds.isEmpty && run.timeline.bounds[frame].axis == .horizontal
  }

  /// Whether the finger has moved farther across the axis than along it since it landed.
  private static func isAcross(_ run: RunReading, _ first: Int, _ frame: Int) -> Bool {
    let (a, b) = (run.timeline.fingers[first], run.timeline.fingers[frame])
    let across = abs(b.x - a.x) > abs(b.y - a.y)
    return across != isHorizontal(run, frame)
  }
}

/// How far rows under a finger could move, as far as the values determine it.
private struct DragRoom {
  let run: RunReading
  let model: Int
  let seen: Int
  let outer: Int
  let selection: Int
  /// The offset of the first tab's list, and where the lists are at their tops, in points: at 0, or where they rest.
  let lists: Int
  var top = 0.0
  /// The least and the greatest height of a sheet at rest on each screen, in points.
  var least: [Double]
  var greatest: [Double]

  init(_ run: RunReading) {
    self.run = run
    model = run.timeline.track("sheet.height")
    seen = run.timeline.track("sheet.presentedHeight")
    outer = run.timeline.track("outer.contentOffset.y")
    selection = run.timeline.track("selectedTab")
    least = [Double](repeating: .infinity, count: run.timeline.epochs.count)
    greatest = [Double](repeating: -.infinity, count: run.timeline.epochs.count)
    lists = run.timeline.track("inner", 0, ".contentOffset.y")
    for frame in 0..<run.frameCount where run.isIdle(frame) {
      let list = list(frame)
      if list < top { top = list }
    }
    guard seen >= 0 else { return }
    for frame in 0..<run.frameCount where run.isIdle(frame) {
      let epoch = run.epoch(frame)
      least[epoch] = min(least[epoch], run.value(seen, frame))
      greatest[epoch] = max(greatest[epoch], run.value(seen, frame))
    }
  }

  /// Whether another tab comes to the front in a frame.
  func turnsPage(_ frame: Int) -> Bool {
    selection >= 0 && run.value(selection, frame) != run.value(selection, frame - 1)
  }

  /// Whether a finger landed on the list and not on content next to a sheet.
  func isOnList(_ touch: TouchSpan) -> Bool {
    let height = run.screen(touch.first).size.height
    return seen < 0
      || touch.landsBelow(
        height - run.value(seen, touch.first), before: height - run.value(seen, touch.first - 1),
        in: run.timeline)
  }

  /// Whether the picture of a sheet moves in a frame or in the previous one.
  func isAnimating(_ frame: Int) -> Bool {
    abs(run.value(model, frame) - run.value(seen, frame)) > RunReading.tolerance
      || abs(run.value(model, frame - 1) - run.value(seen, frame - 1)) > RunReading.tolerance
  }

  /// The offset of the front tab's list, in points; NaN without one.
  private func list(_ frame: Int) -> Double {
    let tab = run.value(selection, frame)
    guard lists >= 0, tab >= 0, tab < Double(run.timeline.valueNames.count - lists) else {
      return .nan
    }
    return run.value(lists + Int(tab), frame)
  }

  /// Whether nothing restricted the rows in a frame.
  func hasRoom(_ frame: Int, isDownwards: Bool) -> Bool {
    hasRoomNow(frame - 1, isDownwards) && hasRoomNow(frame, isDownwards)
  }

  private func hasRoomNow(_ frame: Int, _ isDownwards: Bool) -> Bool {
    let tolerance = RunReading.tolerance
    let offset = run.offset(frame)
    if outer >= 0 {
      let screen = run.screen(frame)
      let end = run.rows.ends[frame]
      // A list that bounces in its page comes back before the header follows.
      if !isDownwards, list(frame) < top - tolerance { return false }
      return isDownwards
        ? offset > run.minimum(frame) + tolerance
          && end >= screen.size.height - screen.safeAreaInsets.bottom - tolerance
        : end > screen.size.height + tolerance
    }
    guard offset >= run.minimum(frame) - 0.01, offset <= run.maximum(frame) + 0.01 else {
      return false
    }
    let epoch = run.epoch(frame)
    if seen >= 0, run.value(seen, frame) < greatest[epoch] - tolerance {
      return run.value(seen, frame) > least[epoch] + tolerance
    }
    // A sheet that rests only at one height does not show whether it could grow.
    if seen >= 0, greatest[epoch] - least[epoch] < tolerance { return false }
    return isDownwards
      ? offset > run.minimum(frame) + tolerance : offset < run.maximum(frame) - tolerance
  }
}
