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
    case .range(let track, let minimum, let maximum): appendRange(track, minimum, maximum)
    case .equal(let track, let expected): appendEqual(track, expected[epoch])
    case .equalTracks(let a, let b): appendEqual(a, b)
    case .continuity(let track, let jump): appendJump(track, jump)
    case .monotonic(let track): appendTurn(track)
    case .settlesAt(let track, let expected, let within): appendRest(track, expected[epoch], within)
    case .noOverlap(let a, let b): appendApart(a, b, " and ", " overlap by ")
    case .noGap(let a, let b): appendApart(a, b, " and ", " are apart by ")
    }
    sentence.append(".")
  }

  private mutating func appendRange(_ track: Int, _ minimum: [Double], _ maximum: [Double]) {
    let value = timeline.value(track, inFrame: frame)
    let isLow = !minimum.isEmpty && value < minimum[epoch]
    name(track)
    label.append(amount)
    label.append(isLow ? " too small" : " too large")
    appendValue(of: track)
    sentence.append(amount)
    sentence.append(
      isLow ? " below the smallest allowed value, " : " above the largest allowed value, ")
    sentence.append(isLow ? minimum[epoch] : maximum.isEmpty ? value : maximum[epoch])
  }

  private mutating func appendEqual(_ track: Int, _ expected: Double) {
    name(track)
    label.append("off by ")
    label.append(amount)
    appendValue(of: track)
    sentence.append("off by ")
    sentence.append(amount)
    sentence.append(" from the expected ")
    sentence.append(expected)
  }

  private mutating func appendEqual(_ a: Int, _ b: Int) {
    name(a)
    label.append("and ")
    label.quote(timeline.valueNames[b])
    label.append(" differ by ")
    label.append(amount)
    appendValue(of: a)
    sentence.append("off by ")
    sentence.append(amount)
    sentence.append(" from ")
    sentence.quote(timeline.valueNames[b])
    sentence.append(", which is ")
    sentence.append(timeline.value(b, inFrame: frame))
    sentence.append("; they should be the same")
  }

  private mutating func appendJump(_ track: Int, _ limit: Double) {
    name(track)
    label.append("jumps by ")
    label.append(amount)
    sentence.quote(timeline.valueNames[track])
    sentence.append(" goes from ")
    sentence.append(timeline.value(track, inFrame: frame - 1))
    sentence.append(" to ")
    sentence.append(timeline.value(track, inFrame: frame))
    sentence.append(" in one frame, ")
    appendMoment()
    sentence.append(": ")
    sentence.append(amount)
    sentence.append(", where at most ")
    sentence.append(limit * 60 / Double(timeline.rate))
    sentence.append(" are allowed")
  }

  private mutating func appendTurn(_ track: Int) {
    name(track)
    label.append("turns back by ")
    label.append(amount)
    appendValue(of: track)
    sentence.append(amount)
    sentence.append(" back; it should move in one direction only")
  }

  private mutating func appendRest(_ track: Int, _ expected: Double, _ within: Double?) {
    name(track)
    label.append("rests ")
    label.append(amount)
    label.append(" off")
    appendValue(of: track)
    sentence.append(amount)
    sentence.append(" off from ")
    sentence.append(expected)
    sentence.append(", where it should have come to rest")
    guard let within else { return }
    sentence.append(" within ")
    sentence.append(within * 1000)
    sentence.append(" ms of the last touch up")
  }

  private mutating func name(_ track: Int) {
    label.quote(timeline.valueNames[track])
    label.append(" ")
  }

  private mutating func appendValue(of track: Int) {
    sentence.quote(timeline.valueNames[track])
    sentence.append(" is ")
    sentence.append(timeline.value(track, inFrame: frame))
    sentence.append(" ")
    appendMoment()
    sentence.append(": ")
  }

  private mutating func appendApart(
    _ a: ElementID, _ b: ElementID, _ and: StaticString, _ verb: StaticString
  ) {
    for isSentence in [false, true] {
      var text = CheckText()
      text.quote(a, of: timeline)
      text.append(and)
      text.quote(b, of: timeline)
      text.append(verb)
      text.append(amount)
      text.append(" pt")
      if isSentence { sentence = text } else { label = text }
    }
    sentence.append(" ")
    appendMoment()
    sentence.append("; ")
    if case .noGap = check.rule {
      sentence.append("nothing should show between them")
    } else {
      sentence.append("they should not cover each other")
    }
  }

  private mutating func appendMoment() {
    sentence.appendPhase(timeline.phases[frame])
    guard !check.label.isEmpty else { return }
    sentence.append(" in “")
    sentence.quote(check.label)
    sentence.append("”")
  }
}
