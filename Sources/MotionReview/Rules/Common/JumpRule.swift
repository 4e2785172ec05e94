// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// Something moves much farther in one frame than the finger and the scroll explain.
  ///
  /// ```text
  /// |y(n) − y(n−1)| > 1.5 · max(|f|, |y(n−1) − y(n−2)|, |Δo|) + 4 pt
  /// ```
  ///
  /// `y` are the edges of every element that is on the screen in both frames and normally moves:
  /// rows, pages, section headers, headers with their content, tab bars, sheets, maps and pictures;
  /// of the upper, lower and left edge, the one that moves farthest. `f` is the finger's travel in
  /// a frame: the greatest of the last 1/15 s, over which the velocity of a touch up is measured,
  /// and at the touch up the extrapolated travel of a finger that accelerates. `Δo` is the scroll's
  /// travel by its speed: `|v| / rate`, before or after the frame, or the travel of the rows in the
  /// previous frame, whichever is greatest. An offset that is set, for example by a tap, has no
  /// speed and therefore is no explanation. In a recording of offsets, which has no finger, the
  /// recorded difference counts. An element that has just come into view counts with the travel of
  /// its layer.
  ///
  /// *Threshold.* One and a half times the motion that explains it, plus 4 pt: content that starts
  /// to move within a frame stays below, and visible jumps are above.
  ///
  /// *Why.* Content that follows a finger or a fling moves as it does. If the owner changes, if a
  /// second owner writes the same offset, or if a rule skips events and then compensates for them,
  /// a frame shows the difference immediately.
  ///
  /// *Excluded.* Frames of animations of the interface (phase `animating`, and sheets without a
  /// finger) and of the system (pages of lists that spring sideways to their positions). The frame
  /// of a rotation, the frame in which a finger moves to another page, the first frame of a finger
  /// that lands between two frames on moving content or in a recording, and the two frames after a
  /// touch of less than 100 ms. Elements that respond to a touch by changing position instantly:
  /// tab indicators, page controls, spinners. A profile that has faded out behind the bars, a map
  /// without a finger. A page in a cycle is compared with its nearest copy.
  ///
  /// *Example* (`bs0` on iPhone 8). The sheet jumps by 99 pt in one frame while dragging: the finger moved 5.3 points and the list scrolled at 176 pt/s. Continue from the current position, or animate the change.
  public static let jump = Self(
    "JUMP", .error, tolerance: 4, .points,
    summary: "Something moves much farther in one frame than the finger and the scroll explain.")
}

enum JumpRule: RunRule {
  static var rule: ReviewRule { .jump }

  /// The factor by which a movement may exceed its explanations; the points added to it are the
  /// rule's threshold.
  static let factor = 1.5
  /// What moves equally far differs by less than this, in points.
  private static let same = 0.01
  /// The time within which jumps of the same element are one finding, in seconds.
  private static let reach = 0.1
  /// A touch shorter than this, in seconds, does not determine the motion in its last frame.
  private static let shortest = 0.1
  /// The time over which the finger's travel explains a movement, in seconds: that of the velocity
  /// at a touch up.
  private static let sampled = 1.0 / 15

  static func judge(_ run: RunReading) {
    let timeline = run.timeline
    var spans: [HitSpan] = []
    let allowance = run.limit()
    // What moves no farther is no jump, whatever explains it, and carries no header that jumps.
    var motion = FrameMotion(timeline, leastDistance: allowance - same)
    let selection = timeline.track("selectedTab")
    let sheet = timeline.track("sheet.presentedHeight")
    let reach = max(1, Int(Self.reach * Double(timeline.rate)))
    let sideways = sidewaysFrames(run)
    for frame in 0..<timeline.frameCount {
      motion.advance(to: frame, isSideways: sideways[frame])
      guard !motion.moves.isEmpty, run.epoch(frame) == run.epoch(frame - 1),
        timeline.phases[frame] != .animating
      else { continue }
      #if !WITHOUT_PROGRAM_STEPS
      if run.followsApp(frame) { continue }
      #endif
      guard !landsWithin(run, frame), !turnsPage(run, frame, selection),
        !moves(run, sheet, frame),
        let worst = worst(of: motion.moves, reason(run, frame), allowance, coasts(run, frame))
      else { continue }
      HitSpan.add(
        frame, worst.distance, cause: Int(worst.subject.rawValue), reach: reach, to: &spans)
    }
    run.report(spans, label: "# pt jump") {
      sentence(run, $0)
    }
  }

  /// What moves farthest beyond its reasons; nil if nothing does.
  ///
  /// Containers come before their rows: rows jump with a sheet or a bar, not on their own.
  private static func worst(
    of moves: [FrameMotion.Move], _ reason: Double, _ allowance: Double, _ coasts: Bool
  ) -> FrameMotion.Move? {
    var worst: FrameMotion.Move?
    var most = 0.0
    for move in moves where !coasts || move.subject != .map {
      let excess = move.distance - factor * max(reason, move.before)
      guard excess > allowance,
        move.subject != .sectionHeader || !goesWithRow(move, moves, reason, allowance)
      else { continue }
      if let known = worst {
        let isRow = move.subject == .row
        guard (known.subject == .row) == isRow ? excess > most + 0.01 : !isRow else { continue }
      }
      worst = move
      most = excess
    }
    return worst
  }

  /// Whether a section header moves as far as a row that does not jump: that of a page that is not in front, whose scroll
  /// no recorded speed explains.
  private static func goesWithRow(
    _ header: FrameMotion.Move, _ moves: [FrameMotion.Move], _ reason: Double, _ allowance: Double
  ) -> Bool {
    for row in moves where row.subject == .row && abs(row.distance - header.distance) < same {
      if row.distance - factor * max(reason, row.before) <= allowance { return true }
    }
    return false
  }

  /// For each frame whether a finger has been down for it that has set out sideways; of several, the first counts.
  private static func sidewaysFrames(_ run: RunReading) -> [Bool] {
    var sideways = [Bool](repeating: false, count: run.frameCount)
    var index = run.touches.count
    while index > 0 {
      index -= 1
      let touch = run.touches[index]
      guard touch.first + 1 < touch.end, run.landsAtRest(touch) else { continue }
      let isSideways = touch.setsOutUpright(in: run.timeline) == false
      for frame in touch.first + 1..<touch.end { sideways[frame] = isSideways }
    }
    return sideways
  }

  /// Whether a finger landed since the previous frame on content that moved until then in a way
  /// that no frame shows, or in a recording, which does not contain where; or whether a very short
  /// touch ended there.
  private static func landsWithin(_ run: RunReading, _ frame: Int) -> Bool {
    for index in run.touches(in: frame - 1...frame) {
      let touch = run.touches[index]
      if !touch.isTap
        && (touch.first == frame && frame < touch.end
          && (touch.point.x.isNaN || !run.landsAtRest(touch))
          && touch.landing < run.timeline.time(ofFrame: frame) - 1e-6
          || (touch.end == frame || touch.end == frame - 1)
            && touch.lift - touch.landing < shortest)
      {
        return true
      }
    }
    return false
  }

  /// Whether a sheet moves without a finger in a frame.
  private static func moves(_ run: RunReading, _ sheet: Int, _ frame: Int) -> Bool {
    run.timeline.fingers[frame].x.isNaN && run.timeline.phases[frame] != .tracking
      && abs(run.value(sheet, frame) - run.value(sheet, frame - 1)) > 0.01
  }

  /// Whether no finger was down for the whole frame, so that no record explains the speed of a
  /// coasting map.
  private static func coasts(_ run: RunReading, _ frame: Int) -> Bool { !run.isHeld(frame) }

  /// Whether a page that a finger moves comes to the front in a frame.
  private static func turnsPage(_ run: RunReading, _ frame: Int, _ selection: Int) -> Bool {
    selection >= 0 && run.timeline.phases[frame] == .tracking
      && run.value(selection, frame) != run.value(selection, frame - 1)
  }

  /// How far finger or scroll move in a frame or the one before, in points.
  private static func reason(_ run: RunReading, _ frame: Int) -> Double {
    var reason = max(run.speed(frame), run.speed(frame - 1))
    // Rows hand their movement on to a bar or a header within a frame, and what stops then has no speed any more.
    let rows = abs(run.rows.moves[frame - 1])
    if rows > reason { reason = rows }
    #if !WITHOUT_PROGRAM_STEPS
    // A fling goes on in a window that is resized; in the frame of the change no movement is known.
    if rows.isNaN, frame > 1, run.epoch(frame - 1) != run.epoch(frame - 2) {
      let earlier = abs(run.rows.moves[frame - 2])
      if earlier > reason { reason = earlier }
    }
    #endif
    // The velocity at a touch up is measured over the same time.
    for earlier in max(1, frame - Int(Double(run.timeline.rate) * sampled))...frame {
      reason = max(reason, finger(run, earlier))
    }
    for index in run.touches(in: frame - 1...frame) {
      let touch = run.touches[index]
      if touch.end == frame || touch.end == frame - 1 { reason = max(reason, next(run, touch)) }
      guard touch.first == frame, frame < touch.end else { continue }
      let way = touch.firstMove(in: run.timeline)
      if !way.x.isNaN { reason = max(reason, max(abs(way.x), abs(way.y))) }
    }
    if run.timeline.phases[frame] == .tracking, run.timeline.fingers[frame].x.isNaN {
      reason = max(reason, abs(run.offset(frame) - run.offset(frame - 1)))
    }
    return reason
  }

  /// How far a finger would move in the frame after its last if it went on becoming faster, in points.
  private static func next(_ run: RunReading, _ touch: TouchSpan) -> Double {
    guard touch.end - touch.first > 2 else { return 0 }
    let (a, b) = (run.finger(touch.end - 2), run.finger(touch.end - 1))
    return max(abs(2 * b.x - a.x), abs(2 * b.y - a.y))
  }

  /// How far the finger has moved since the frame before, in points; 0 where it was not down in both.
  private static func finger(_ run: RunReading, _ frame: Int) -> Double {
    let way = run.finger(frame)
    return way.x.isNaN ? 0 : max(abs(way.x), abs(way.y))
  }

  private static func sentence(_ run: RunReading, _ span: HitSpan) -> Wording {
    let timeline = run.timeline
    let subject = JumpSubject(rawValue: UInt8(span.cause)) ?? .row
    var text = Wording()
    text.append(subject.phrase)
    text.append(" by ")
    text.append(span.amount)
    text.append(" pt in one frame ")
    appendPhase(timeline, span.worst, &text)
    text.append(": the finger moved ")
    text.append(finger(run, span.worst))
    text.append(" points and the list scrolled at ")
    text.append(max(run.speed(span.worst), run.speed(span.worst - 1)) * Double(timeline.rate))
    text.append(" pt/s. Continue from the current position, or animate the change.")
    return text
  }

  /// What happened just before a frame, or else its phase.
  private static func appendPhase(_ timeline: Timeline, _ frame: Int, _ text: inout Wording) {
    var lands = false
    for event in timeline.events
    where event.time > timeline.time(ofFrame: frame - 1)
      && event.time <= timeline.time(ofFrame: frame)
    {
      switch event.kind {
      case .touchDown: lands = true
      case .touchUp, .touchCancel: return text.append(lands ? "at the tap" : "as the finger lifts")
      case .catchContent: return text.append("as the finger catches it")
      case .edgeHit: return text.append("as the list reaches its end")
      case .settled: return text.append("as it comes to rest")
      default: break
      }
    }
    text.appendPhase(timeline.phases[frame])
  }
}
