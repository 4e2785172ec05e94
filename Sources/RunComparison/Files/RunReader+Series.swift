// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension RunReader {
  mutating func readValue() throws(RunFileError) {
    let name = scanner.text()
    guard !name.isEmpty else { throw failure("value: expected a name") }
    guard let decimals = scanner.integer(), 0...6 ~= decimals else {
      throw failure("value \(name): expected its decimals, from 0 to 6")
    }
    guard run.values.count < 10_000 else { throw failure("more than 10000 values") }
    let track = try track("value \(name)")
    references[name] = track
    run.values.append(RecordedSeries(name, decimals: decimals, track))
  }

  mutating func named(
    _ word: StaticString, _ name: String
  ) throws(RunFileError) -> RecordedTrack {
    guard scanner.takes(word) else {
      throw failure("found '\(scanner.text().prefix(40))', expected '\(word) \(name)'")
    }
    let found = scanner.text()
    guard found == name else {
      throw failure("\(word): found '\(found.prefix(40))', expected '\(name)'")
    }
    return try track("\(word) \(name)")
  }

  /// Reads how a series is predicted and its chunks.
  mutating func track(
    _ what: @autoclosure () -> String, in matters: [Range<Int>]? = nil
  ) throws(RunFileError) -> RecordedTrack {
    if scanner.takes("=") {
      let constant = try unit(what())
      try endLine(what())
      return RecordedTrack(constant: constant)
    }
    var prediction = SeriesCode.Prediction.steps
    var reference: RecordedTrack?
    if scanner.takes("curve") {
      prediction = .curve
    } else if !scanner.takes("steps") {
      let isMirrored = scanner.next == UInt8(ascii: "-")
      guard isMirrored || scanner.next == UInt8(ascii: "+") else {
        throw failure("\(what()): expected '=', steps, curve, or + or - and a series above")
      }
      scanner.advance()
      let name = scanner.text()
      guard let known = references[name] else {
        throw failure("\(what()): no series '\(name.prefix(40))' above")
      }
      reference = known
      prediction = .like(0, isMirrored: isMirrored)
    }
    try endLine(what())
    changing += run.frameCount
    guard changing <= RunFile.numberLimit else {
      throw failure("the file describes more than \(RunFile.numberLimit) numbers")
    }
    return try decode(what(), prediction, reference, in: matters)
  }

  mutating func unit(_ what: @autoclosure () -> String) throws(RunFileError) -> Int {
    if scanner.takes("~") { return RecordedTrack.missing }
    guard let number = scanner.integer(), number.magnitude <= RecordedTrack.limit.magnitude else {
      throw failure("\(what()): expected a whole number")
    }
    return number
  }

  private mutating func decode(
    _ what: @autoclosure () -> String, _ prediction: SeriesCode.Prediction,
    _ reference: RecordedTrack?, in matters: [Range<Int>]?
  ) throws(RunFileError) -> RecordedTrack {
    let frameCount = run.frameCount
    var samples = [Int](repeating: RecordedTrack.missing, count: frameCount)
    var state = SeriesCode.State(prediction)
    var frame = 0
    while scanner.next &- 48 < 10 {
      guard let start = scanner.integer(), start >= frame, start < frameCount,
        start % SeriesCode.chunk == 0
      else {
        throw failure(
          "\(what()): expected the first frame of a chunk, a multiple of \(SeriesCode.chunk) from \(frame) on and before \(frameCount)"
        )
      }
      fill(&samples, &state, from: frame, to: start)
      let end = min(start + SeriesCode.chunk, frameCount)
      frame = start
      guard let read = decodeChunk(&samples, &state, from: start, to: end) else {
        throw failure("\(what()): the codes are damaged, or more than \(end - start) numbers")
      }
      fill(&samples, &state, from: read, to: end)
      frame = end
      try endLine(what())
    }
    fill(&samples, &state, from: frame, to: frameCount)
    if let reference {
      var isMirrored = false
      if case .like(_, let mirrored) = prediction { isMirrored = mirrored }
      for frame in 0..<frameCount where samples[frame] != RecordedTrack.missing {
        let shown = reference[frame]
        guard shown != RecordedTrack.missing else { continue }
        samples[frame] = isMirrored ? samples[frame] &- shown : samples[frame] &+ shown
      }
    }
    guard
      samples.allSatisfy({
        $0 == RecordedTrack.missing || $0.magnitude <= RecordedTrack.limit.magnitude << 1
      })
    else { throw failure("\(what()): a number is too large") }
    if let matters { forget(&samples, outside: matters) }
    return RecordedTrack(samples)
  }

  private func forget(_ samples: inout [Int], outside ranges: [Range<Int>]) {
    var frame = 0
    for range in ranges {
      for unseen in frame..<range.lowerBound { samples[unseen] = RecordedTrack.missing }
      frame = range.upperBound
    }
    for unseen in frame..<samples.count { samples[unseen] = RecordedTrack.missing }
  }

  /// Fills frames that no code speaks of.
  private func fill(
    _ samples: inout [Int], _ state: inout SeriesCode.State, from start: Int, to end: Int
  ) {
    if state.isMissing || start >= end { return }
    for frame in start..<end {
      let number = state.expected
      samples[frame] = number
      state.take(number)
    }
  }

  /// Reads the codes of a chunk; returns the frame after the last that they speak of, nil if they are
  /// wrong.
  private mutating func decodeChunk(
    _ samples: inout [Int], _ state: inout SeriesCode.State, from start: Int, to end: Int
  ) -> Int? {
    var frame = start
    var error = 0
    var isAbsent = false
    var mayRepeat = false
    while !scanner.isAtLineEnd {
      var count = 1
      switch scanner.next {
      case SeriesCode.absence:
        scanner.advance()
        isAbsent = true
      case SeriesCode.repetition:
        scanner.advance()
        guard mayRepeat, let more = code(), more <= UInt(SeriesCode.chunk) else { return nil }
        count = Int(more)
      default:
        guard let digits = code() else { return nil }
        let magnitude = Int(digits >> 1)
        error = digits & 1 == 1 ? -magnitude : magnitude
        isAbsent = false
      }
      mayRepeat = true
      guard frame + count <= end else { return nil }
      for _ in 0..<count {
        if isAbsent {
          state.skip()
        } else {
          let number = state.expected &+ error
          samples[frame] = number
          state.take(number)
        }
        frame += 1
      }
    }
    return frame
  }

  /// Reads an unsigned number; nil if there is none or it is too large.
  @inline(__always)
  private mutating func code() -> UInt? {
    var number: UInt = 0
    var shift: UInt = 0
    while true {
      let value = SeriesCode.values[Int(scanner.next)]
      guard value < 64, shift <= 55 else { return nil }
      scanner.advance()
      number |= UInt(value & 31) << shift
      if value & 32 == 0 { return number }
      shift += 5
    }
  }
}
