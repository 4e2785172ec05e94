// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A tap on a tab and a swipe to its page end differently.
  ///
  /// ```text
  /// the run until a tap, then the tap, until everything rests:     values a
  /// the run until a tap, then a swipe, until everything rests:     values b
  /// |a − b| > 0.5 pt, or another tab is in front
  /// ```
  ///
  /// The script is played twice more for each tap that selects another tab: up to the tap, and then
  /// with the tap, or with a swipe to the same page instead. All values that a frame records are
  /// compared, except the speed. `scrollwork check` does this; a page, which has one run, does not.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* Tap and swipe lead to the same state. If each has its own code, one of them may forget
  /// to set an offset, or may select another page.
  ///
  /// *Excluded.* Taps while something moves. Patterns whose pages do not follow a finger.
  ///
  /// *Example* (`st6` on iPhone 11, turned on its side). A tap on a tab selects it, but a swipe to its page selects another one. Use the same code and the same widths to decide which tab that is.
  public static let parity = Self(
    "PARITY", .error, tolerance: 0.5, .points,
    summary: "A tap on a tab and a swipe to its page end differently.")
}

enum ParityRule {
  static var rule: ReviewRule { .parity }

  /// The state after a tap, or after the swipe that replaces it.
  private struct End {
    let timeline: Timeline
    /// The last frame.
    var frame: Int { timeline.frameCount - 1 }
  }

  /// Judges a run, and reports what it finds to it: it plays parts of the script again.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - request: The request of the run.
  ///   - entry: The pattern.
  static func judge(_ run: RunReading, from request: RunRequest, by entry: PatternEntry) {
    let timeline = run.timeline
    let selection = timeline.track("selectedTab")
    guard run.options[rule].isOn, selection >= 0 else { return }
    var apart: [HitSpan] = []
    var elsewhere: [HitSpan] = []
    var worst: (tapped: End, swiped: End, track: Int, distance: Double)?
    for index in request.script.steps.indices {
      guard let frame = tap(at: index, in: timeline, request, selection),
        let twin = twin(of: index, after: frame - 1, in: timeline, request, selection),
        let tapped = end(of: twin.tap, request, entry),
        let swiped = end(of: twin.swipe, request, entry),
        follows(swiped.timeline, from: frame - 1)
      else { continue }
      let limit = run.limit()
      let pages =
        abs(
          swiped.timeline.value(selection, inFrame: swiped.frame)
            - tapped.timeline.value(selection, inFrame: tapped.frame))
      guard pages == 0 else {
        HitSpan.add(frame, pages, cause: 0, to: &elsewhere)
        continue
      }
      let (track, distance) = distance(tapped, swiped)
      guard distance > limit else { continue }
      if distance > (worst?.distance ?? 0) + 0.05 { worst = (tapped, swiped, track, distance) }
      HitSpan.add(frame, distance, cause: 1, to: &apart)
    }
    run.report(elsewhere, label: "another tab") { _ in
      Wording(
        "A tap on a tab selects it, but a swipe to its page selects another one. Use the same code and the same widths to decide which tab that is."
      )
    }
    run.report(apart, label: "# pt apart") { _ in
      guard let worst else { return Wording() }
      return sentence(worst.tapped, worst.swiped, worst.track)
    }
  }

  // MARK: Which taps

  /// The first frame after a tap that selects another tab while everything is at rest; nil for any
  /// other step.
  private static func tap(
    at index: Int, in timeline: Timeline, _ request: RunRequest, _ selection: Int
  ) -> Int? {
    guard case .tapElement(let id) = request.script.steps[index], id.kind == .tab,
      index < timeline.stepTimes.count
    else { return nil }
    let time = timeline.stepTimes[index]
    var frame = 0
    while frame < timeline.frameCount, timeline.time(ofFrame: frame) < time - 1e-9 { frame += 1 }
    guard frame > 0, frame < timeline.frameCount, timeline.phases[frame - 1] == .idle else {
      return nil
    }
    for event in timeline.events
    where event.time > timeline.time(ofFrame: frame - 1)
      && (event.time < time - 1e-9 || event.kind == .rotated && event.time < time + 1e-9)
    {
      return nil
    }
    let before = timeline.value(selection, inFrame: frame - 1)
    // A pattern may record anything; pages change one at a time.
    guard (0..<64).contains(before), (0..<64).contains(id.item), before != Double(id.item) else {
      return nil
    }
    return frame
  }

  /// The script until a tap, with the tap and with swipes to the same page; both end at rest.
  private static func twin(
    of index: Int, after frame: Int, in timeline: Timeline, _ request: RunRequest,
    _ selection: Int
  ) -> (tap: [GestureStep], swipe: [GestureStep])? {
    guard case .tapElement(let id) = request.script.steps[index] else { return nil }
    var epoch = timeline.epochs.count - 1
    while epoch > 0, timeline.epochs[epoch].firstFrame > frame { epoch -= 1 }
    let size = timeline.epochs[epoch].screen.size
    var edge = 0.0
    for element in timeline.elementRange(ofFrame: frame)
    where timeline.elements[element].id.kind == .tabBar {
      edge = timeline.elements[element].frame.maxY
    }
    guard edge < size.height else { return nil }
    let pages = Int(id.item) - Int(timeline.value(selection, inFrame: frame))
    let direction: Double = pages > 0 ? -1 : 1
    // A fling over three fifths of the width: one page, whatever the slop subtracts.
    let swipe = GestureStep.drag(
      DragGesture(
        from: ScriptPoint(
          .points(size.width * (0.5 - 0.3 * direction)), .points((edge + size.height) / 2)),
        .by(ScriptPoint(.points(direction * 0.6 * size.width), .points(0))), duration: 0.3,
        endVelocity: Point(direction * 600, 0)))
    let rest = GestureStep.wait(until: .settled, timeout: 10)
    let before = Array(request.script.steps[0..<index])
    var swipes = before
    for _ in 0..<abs(pages) { swipes += [swipe, rest] }
    return (before + [request.script.steps[index], rest], swipes)
  }

  /// How a run of other steps ends; nil if it cannot be made.
  private static func end(
    of steps: [GestureStep], _ request: RunRequest, _ entry: PatternEntry
  ) -> End? {
    var request = request
    request.script = GestureScript(steps)
    do throws(SimulationError) {
      let timeline = try entry.run(request)
      return timeline.frameCount > 0 && timeline.failure == nil ? End(timeline: timeline) : nil
    } catch {
      return nil
    }
  }

  /// Whether pages follow a finger, as the indicator of the tabs shows.
  private static func follows(_ timeline: Timeline, from start: Int) -> Bool {
    let mark = timeline.track("indicator.x")
    guard mark >= 0 else { return false }
    for frame in start..<timeline.frameCount
    where abs(timeline.value(mark, inFrame: frame) - timeline.value(mark, inFrame: start))
      > RunReading.tolerance
    {
      return true
    }
    return false
  }

  // MARK: What differs

  /// The value in which two ends differ most, and by how much; not the speed.
  private static func distance(_ a: End, _ b: End) -> (track: Int, distance: Double) {
    var worst = (track: 0, distance: 0.0)
    for track in a.timeline.valueNames.indices where track != 1 {
      let (x, y) = (
        a.timeline.value(track, inFrame: a.frame), b.timeline.value(track, inFrame: b.frame)
      )
      // NaN is never greater.
      let distance = abs(x - y)
      if distance > worst.distance { worst = (track, distance) }
    }
    return worst
  }

  private static func sentence(_ tapped: End, _ swiped: End, _ track: Int) -> Wording {
    let name = tapped.timeline.valueNames[track]
    var text = Wording("After a tap on a tab ")
    text.append(name: name.stem)
    if name.index >= 0 {
      text.append("[")
      text.append(Double(name.index))
      text.append("]")
      text.append(name: name.suffix)
    }
    text.append(
      " comes to rest at #, after a swipe to the same page at #. Let both end in the same code.",
      tapped.timeline.value(track, inFrame: tapped.frame),
      swiped.timeline.value(track, inFrame: swiped.frame))
    return text
  }
}
