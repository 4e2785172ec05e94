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
    if let reference, matters == nil, let track = try following(what(), reference, prediction) {
      return track
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

  /// Reads a series that follows another one at a distance that stays; nil, and nothing is read, if it does not.
  private mutating func following(
    _ what: @autoclosure () -> String, _ reference: RecordedTrack,
    _ prediction: SeriesCode.Prediction
  ) throws(RunFileError) -> RecordedTrack? {
    guard case .like(_, let isMirrored) = prediction, reference.isFollowable else { return nil }
    let start = scanner
    var distance = 0
    let coded = try codedChunk(what(), from: 0)
    // Only the first number is not expected.
    if coded == 0 { distance = error() ?? .max }
    guard coded ?? 0 == 0, distance.magnitude < RecordedTrack.limit.magnitude,
      coded == nil || scanner.endLine(), scanner.next &- 48 >= 10
    else {
      scanner = start
      return nil
    }
    return RecordedTrack(
      RecordedTrack.Relation(shift: distance, isMirrored: isMirrored), to: reference)
  }

  private mutating func decode(
    _ what: @autoclosure () -> String, _ prediction: SeriesCode.Prediction,
    _ reference: RecordedTrack?, in matters: [Range<Int>]?
  ) throws(RunFileError) -> RecordedTrack {
    var isMirrored = false
    if case .like(_, let mirrored) = prediction { isMirrored = mirrored }
    var builder = TrackBuilder()
    var state = SeriesCode.State(prediction)
    var isTooLarge = false
    var matters = matters.map(RangeCursor.init)
    // An array would ask for each number whether it is shared.
    let numbers = UnsafeMutableBufferPointer<Int>.allocate(capacity: SeriesCode.chunk)
    defer { numbers.deallocate() }
    var coded = try codedChunk(what(), from: 0)
    for start in stride(from: 0, to: run.frameCount, by: SeriesCode.chunk) {
      let count = min(SeriesCode.chunk, run.frameCount - start)
      var read = 0
      if coded == start {
        guard let known = decodeChunk(numbers, &state, count) else {
          throw failure("\(what()): the codes are damaged, or more than \(count) numbers")
        }
        read = known
        try endLine(what())
        coded = try codedChunk(what(), from: start + count)
      }
      fill(numbers, &state, from: read, to: count)
      if let reference {
        for (place, shown) in reference.samples(start..<start + count).enumerated() {
          guard numbers[place] != RecordedTrack.missing, shown != RecordedTrack.missing else {
            continue
          }
          numbers[place] = isMirrored ? numbers[place] &- shown : numbers[place] &+ shown
        }
      }
      for number in numbers[..<count]
      where number.magnitude > RecordedTrack.limit.magnitude << 1 {
        if number != RecordedTrack.missing { isTooLarge = true }
      }
      for place in 0..<count where matters?.contains(start + place) == false {
        numbers[place] = RecordedTrack.missing
      }
      builder.append(contentsOf: numbers[..<count])
    }
    guard !isTooLarge else { throw failure("\(what()): a number is too large") }
    return builder.finish()
  }

  /// Reads the first frame of the next chunk that has codes; nil if there is none.
  private mutating func codedChunk(
    _ what: @autoclosure () -> String, from frame: Int
  ) throws(RunFileError) -> Int? {
    guard scanner.next &- 48 < 10 else { return nil }
    guard let start = scanner.integer(), start >= frame, start < run.frameCount,
      start % SeriesCode.chunk == 0
    else {
      throw failure(
        "\(what()): expected the first frame of a chunk, a multiple of \(SeriesCode.chunk) from \(frame) on and before \(run.frameCount)"
      )
    }
    return start
  }

  /// Fills places of a chunk that no code speaks of.
  private func fill(
    _ numbers: UnsafeMutableBufferPointer<Int>, _ state: inout SeriesCode.State, from start: Int,
    to end: Int
  ) {
    guard !state.isMissing else {
      for place in start..<end { numbers[place] = RecordedTrack.missing }
      return
    }
    for place in start..<end {
      let number = state.expected
      numbers[place] = number
      state.take(number)
    }
  }

  /// Reads the codes of a chunk of at most a number of frames; returns for how many there are codes, nil if they are wrong.
  private mutating func decodeChunk(
    _ numbers: UnsafeMutableBufferPointer<Int>, _ state: inout SeriesCode.State, _ limit: Int
  ) -> Int? {
    var place = 0
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
        guard let known = self.error() else { return nil }
        error = known
        isAbsent = false
      }
      mayRepeat = true
      guard place + count <= limit else { return nil }
      for _ in 0..<count {
        if isAbsent {
          numbers[place] = RecordedTrack.missing
          state.skip()
        } else {
          let number = state.expected &+ error
          numbers[place] = number
          state.take(number)
        }
        place += 1
      }
    }
    return place
  }

  /// Reads what a prediction is off by; nil if there is nothing or it is too large.
  @inline(__always)
  private mutating func error() -> Int? {
    guard let digits = code() else { return nil }
    let magnitude = Int(digits >> 1)
    return digits & 1 == 1 ? -magnitude : magnitude
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
