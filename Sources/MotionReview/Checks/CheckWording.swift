// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The texts of a check that fails.
struct CheckWording {
  /// A label of a few words.
  private(set) var label = CheckText()
  /// What, where, when, how much, and what was expected.
  private(set) var sentence = CheckText()

  private let timeline: Timeline
  private let frame: Int

  /// Creates the texts for the worst frame of a check; the amount is in the value's unit.
  init(_ timeline: Timeline, _ check: MotionCheck, frame: Int, amount: Double) {
    self.timeline = timeline
    self.frame = frame
    var epoch = timeline.epochs.count - 1
    while epoch > 0, timeline.epochs[epoch].firstFrame > frame { epoch -= 1 }
    switch check.rule {
    case .range(let track, let minimum, let maximum):
      let value = timeline.value(track, inFrame: frame)
      let isLow = !minimum.isEmpty && value < minimum[epoch]
      name(track)
      label.say(amount)
      label.say(isLow ? " too small" : " too large")
      say(value, of: track, check)
      sentence.say(amount)
      sentence.say(isLow ? " below the least allowed, " : " above the largest allowed, ")
      sentence.say(isLow ? minimum[epoch] : maximum.isEmpty ? value : maximum[epoch])
    case .equal(let track, let expected):
      name(track)
      label.say("off by ")
      label.say(amount)
      say(timeline.value(track, inFrame: frame), of: track, check)
      sentence.say("off by ")
      sentence.say(amount)
      sentence.say(" from the expected ")
      sentence.say(expected[epoch])
    case .equalTracks(let a, let b):
      name(a)
      label.say("and ")
      label.quote(timeline.valueNames[b])
      label.say(" differ by ")
      label.say(amount)
      say(timeline.value(a, inFrame: frame), of: a, check)
      sentence.say("off by ")
      sentence.say(amount)
      sentence.say(" from ")
      sentence.quote(timeline.valueNames[b])
      sentence.say(", which is ")
      sentence.say(timeline.value(b, inFrame: frame))
      sentence.say("; they should be the same")
    case .continuity(let track, let jump):
      name(track)
      label.say("jumps by ")
      label.say(amount)
      sentence.quote(timeline.valueNames[track])
      sentence.say(" goes from ")
      sentence.say(timeline.value(track, inFrame: frame - 1))
      sentence.say(" to ")
      sentence.say(timeline.value(track, inFrame: frame))
      sentence.say(" in one frame, ")
      sayMoment(check)
      sentence.say(": ")
      sentence.say(amount)
      sentence.say(", where at most ")
      sentence.say(jump * 60 / Double(timeline.rate))
      sentence.say(" are allowed")
    case .monotonic(let track):
      name(track)
      label.say("turns back by ")
      label.say(amount)
      say(timeline.value(track, inFrame: frame), of: track, check)
      sentence.say(amount)
      sentence.say(" back from where it had been; it should go one way only")
    case .settlesAt(let track, let expected, let within):
      name(track)
      label.say("rests ")
      label.say(amount)
      label.say(" off")
      say(timeline.value(track, inFrame: frame), of: track, check)
      sentence.say(amount)
      sentence.say(" off from ")
      sentence.say(expected[epoch])
      sentence.say(", where it should have come to rest")
      if let within {
        sentence.say(" within ")
        sentence.say(within * 1000)
        sentence.say(" ms of the last lift")
      }
    case .noOverlap(let a, let b): sayApart(a, b, " and ", " overlap by ", amount, check)
    case .noGap(let a, let b): sayApart(a, b, " and ", " are apart by ", amount, check)
    }
    sentence.say(".")
  }

  private mutating func name(_ track: Int) {
    label.quote(timeline.valueNames[track])
    label.say(" ")
  }

  private mutating func say(_ value: Double, of track: Int, _ check: MotionCheck) {
    sentence.quote(timeline.valueNames[track])
    sentence.say(" is ")
    sentence.say(value)
    sentence.say(" ")
    sayMoment(check)
    sentence.say(": ")
  }

  private mutating func sayApart(
    _ a: ElementID, _ b: ElementID, _ and: StaticString, _ verb: StaticString, _ amount: Double,
    _ check: MotionCheck
  ) {
    for isSentence in [false, true] {
      var text = CheckText()
      text.quote(a)
      text.say(and)
      text.quote(b)
      text.say(verb)
      text.say(amount)
      text.say(" pt")
      if isSentence { sentence = text } else { label = text }
    }
    sentence.say(" ")
    sayMoment(check)
    sentence.say("; ")
    if case .noGap = check.rule {
      sentence.say("nothing should show between them")
    } else {
      sentence.say("they should not cover each other")
    }
  }

  private mutating func sayMoment(_ check: MotionCheck) {
    sentence.sayWhen(timeline.phases[frame])
    guard !check.label.isEmpty else { return }
    sentence.say(" in “")
    sentence.quote(check.label)
    sentence.say("”")
  }
}
