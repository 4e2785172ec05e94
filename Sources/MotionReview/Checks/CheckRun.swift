// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A run while a check judges it: which frames are broken, and how badly.
struct CheckRun {
  private let timeline: Timeline
  private let check: MotionCheck
  private var judged = 0
  private var spans: [Finding.Span] = []
  private var worst = 0
  private var worstAmount = 0.0

  init(_ timeline: Timeline, _ check: MotionCheck) {
    self.timeline = timeline
    self.check = check
  }

  /// What has come out.
  var verdict: CheckVerdict {
    var verdict = CheckVerdict(judgedFrames: judged)
    guard !spans.isEmpty else { return verdict }
    let words = CheckWording(timeline, check, frame: worst, amount: worstAmount)
    verdict.fault = Finding(
      check.rule.reviewRule, spans: spans, worstFrame: worst, amount: worstAmount,
      label: words.label.bytes,
      sentence: words.sentence.bytes)
    return verdict
  }

  /// The epoch of a frame: the interval between two rotations of the device.
  func epoch(_ frame: Int) -> Int {
    var epoch = timeline.epochs.count - 1
    while epoch > 0, timeline.epochs[epoch].firstFrame > frame { epoch -= 1 }
    return epoch
  }

  /// Where two elements are in a frame; nil unless both are on the screen.
  ///
  /// If an element has several copies, the one drawn last counts.
  func rectangles(_ a: ElementID, _ b: ElementID, inFrame frame: Int) -> (Rect, Rect)? {
    var first: Rect?
    var second: Rect?
    for index in timeline.elementRange(ofFrame: frame) {
      let element = timeline.elements[index]
      if timeline.ownElements.haveSameName(element.id, a) { first = element.frame }
      if timeline.ownElements.haveSameName(element.id, b) { second = element.frame }
    }
    guard let first, let second else { return nil }
    return (first, second)
  }

  /// Judges every frame separately; an excess of NaN means that a frame is skipped.
  mutating func judgeEach(_ excess: (Int) -> Double) {
    for span in check.frames {
      for frame in span.first...span.last { note(frame, excess(frame), over: check.tolerance) }
    }
  }

  /// Judges how far a value goes from frame to frame, at most `limit` points.
  mutating func judgeSteps(of track: Int, limit: Double) {
    for span in check.frames {
      // A step without duration, such as a tap, shows in its one frame what it has done since the last.
      let start = span.first == span.last ? span.first : span.first + 1
      for frame in max(1, start)..<max(1, start, span.last + 1) {
        // A rotation of the device starts a new layout.
        guard epoch(frame) == epoch(frame - 1) else { continue }
        let change =
          timeline.value(track, inFrame: frame) - timeline.value(track, inFrame: frame - 1)
        // Rounding errors in the last digits are not a jump.
        note(frame, abs(change), over: limit + 1e-6)
      }
    }
  }

  /// Judges whether a value keeps its first direction.
  mutating func judgeDirection(of track: Int) {
    for span in check.frames {
      var low = Double.nan
      var high = Double.nan
      var direction = 0.0
      for frame in span.first...span.last {
        if frame > span.first, epoch(frame) != epoch(frame - 1) { low = .nan }
        let value = timeline.value(track, inFrame: frame)
        guard !value.isNaN else { continue }
        if low.isNaN {
          (low, high) = (value, value)
          direction = 0
        }
        low = min(low, value)
        high = max(high, value)
        if direction == 0, high - low > check.tolerance { direction = value == high ? 1 : -1 }
        note(
          frame, direction > 0 ? high - value : direction < 0 ? value - low : 0,
          over: check.tolerance)
      }
    }
  }

  /// Judges whether a value has settled at the end and, if requested, from a given time on.
  mutating func judgeRest(of track: Int, value: [Double], within: Double?) {
    for span in check.frames {
      var from = span.last
      if let within {
        let deadline = lift(in: span) + within
        var frame = span.first
        while frame < span.last, timeline.time(ofFrame: frame) < deadline - 1e-9 { frame += 1 }
        from = frame
      }
      for frame in from...span.last {
        let off = abs(timeline.value(track, inFrame: frame) - value[epoch(frame)])
        note(frame, off, over: check.tolerance)
      }
    }
  }

  /// The time of the last touch up in a span, in seconds; the start of the span if there is none.
  private func lift(in span: Finding.Span) -> Double {
    let start = timeline.time(ofFrame: span.first)
    var lift = start
    for event in timeline.events where event.kind.endsTouch {
      if event.time >= start, event.time <= timeline.time(ofFrame: span.last) { lift = event.time }
    }
    return lift
  }

  private mutating func note(_ frame: Int, _ excess: Double, over limit: Double) {
    guard !excess.isNaN else { return }
    judged += 1
    guard excess > limit else { return }
    if spans.isEmpty || excess > worstAmount {
      worst = frame
      worstAmount = excess
    }
    if spans.last?.last == frame - 1 {
      spans[spans.count - 1].last = frame
    } else {
      spans.append(Finding.Span(first: frame, last: frame))
    }
  }
}
