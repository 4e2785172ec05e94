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
  private let check: MotionCheck
  private let frame: Int
  private let amount: Double
  /// The epoch of the frame: bounds may differ after a rotation.
  private let epoch: Int

  /// Creates the texts for the worst frame of a check; the amount is in the value's unit.
  init(_ timeline: Timeline, _ check: MotionCheck, frame: Int, amount: Double) {
    self.timeline = timeline
    self.check = check
    self.frame = frame
    self.amount = amount
    var epoch = timeline.epochs.count - 1
    while epoch > 0, timeline.epochs[epoch].firstFrame > frame { epoch -= 1 }
    self.epoch = epoch
    switch check.rule {
    case .range(let track, let minimum, let maximum): sayRange(track, minimum, maximum)
    case .equal(let track, let expected): sayEqual(track, expected[epoch])
    case .equalTracks(let a, let b): sayEqual(a, b)
    case .continuity(let track, let jump): sayJump(track, jump)
    case .monotonic(let track): sayTurn(track)
    case .settlesAt(let track, let expected, let within): sayRest(track, expected[epoch], within)
    case .noOverlap(let a, let b): sayApart(a, b, " and ", " overlap by ")
    case .noGap(let a, let b): sayApart(a, b, " and ", " are apart by ")
    }
    sentence.say(".")
  }

  private mutating func sayRange(_ track: Int, _ minimum: [Double], _ maximum: [Double]) {
    let value = timeline.value(track, inFrame: frame)
    let isLow = !minimum.isEmpty && value < minimum[epoch]
    name(track)
    label.say(amount)
    label.say(isLow ? " too small" : " too large")
    sayValue(of: track)
    sentence.say(amount)
    sentence.say(isLow ? " below the least allowed, " : " above the largest allowed, ")
    sentence.say(isLow ? minimum[epoch] : maximum.isEmpty ? value : maximum[epoch])
  }

  private mutating func sayEqual(_ track: Int, _ expected: Double) {
    name(track)
    label.say("off by ")
    label.say(amount)
    sayValue(of: track)
    sentence.say("off by ")
    sentence.say(amount)
    sentence.say(" from the expected ")
    sentence.say(expected)
  }

  private mutating func sayEqual(_ a: Int, _ b: Int) {
    name(a)
    label.say("and ")
    label.quote(timeline.valueNames[b])
    label.say(" differ by ")
    label.say(amount)
    sayValue(of: a)
    sentence.say("off by ")
    sentence.say(amount)
    sentence.say(" from ")
    sentence.quote(timeline.valueNames[b])
    sentence.say(", which is ")
    sentence.say(timeline.value(b, inFrame: frame))
    sentence.say("; they should be the same")
  }

  private mutating func sayJump(_ track: Int, _ limit: Double) {
    name(track)
    label.say("jumps by ")
    label.say(amount)
    sentence.quote(timeline.valueNames[track])
    sentence.say(" goes from ")
    sentence.say(timeline.value(track, inFrame: frame - 1))
    sentence.say(" to ")
    sentence.say(timeline.value(track, inFrame: frame))
    sentence.say(" in one frame, ")
    sayMoment()
    sentence.say(": ")
    sentence.say(amount)
    sentence.say(", where at most ")
    sentence.say(limit * 60 / Double(timeline.rate))
    sentence.say(" are allowed")
  }

  private mutating func sayTurn(_ track: Int) {
    name(track)
    label.say("turns back by ")
    label.say(amount)
    sayValue(of: track)
    sentence.say(amount)
    sentence.say(" back from where it had been; it should go one way only")
  }

  private mutating func sayRest(_ track: Int, _ expected: Double, _ within: Double?) {
    name(track)
    label.say("rests ")
    label.say(amount)
    label.say(" off")
    sayValue(of: track)
    sentence.say(amount)
    sentence.say(" off from ")
    sentence.say(expected)
    sentence.say(", where it should have come to rest")
    guard let within else { return }
    sentence.say(" within ")
    sentence.say(within * 1000)
    sentence.say(" ms of the last lift")
  }

  private mutating func name(_ track: Int) {
    label.quote(timeline.valueNames[track])
    label.say(" ")
  }

  private mutating func sayValue(of track: Int) {
    sentence.quote(timeline.valueNames[track])
    sentence.say(" is ")
    sentence.say(timeline.value(track, inFrame: frame))
    sentence.say(" ")
    sayMoment()
    sentence.say(": ")
  }

  private mutating func sayApart(
    _ a: ElementID, _ b: ElementID, _ and: StaticString, _ verb: StaticString
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
    sayMoment()
    sentence.say("; ")
    if case .noGap = check.rule {
      sentence.say("nothing should show between them")
    } else {
      sentence.say("they should not cover each other")
    }
  }

  private mutating func sayMoment() {
    sentence.sayWhen(timeline.phases[frame])
    guard !check.label.isEmpty else { return }
    sentence.say(" in “")
    sentence.quote(check.label)
    sentence.say("”")
  }
}
