// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the predictions of a series are off by, and how many bytes it takes to write that.
///
/// Many predictions are tried and one is written. Chunks are read one after the other, so that a long series takes no more
/// memory than a short one.
struct SeriesEncoder {
  /// A series, and how it is predicted.
  struct Series {
    /// The numbers.
    var track: RecordedTrack
    /// How many frames it has.
    var frameCount: Int
    /// The frames whose numbers matter; nil for all.
    ///
    /// In the others anything may be read.
    var matters: [Range<Int>]?
    /// How the numbers are predicted.
    var prediction: SeriesCode.Prediction
    /// The numbers that they are like; nil where the prediction needs none.
    var reference: RecordedTrack?
  }

  /// The numbers of a chunk, and those that they are like.
  private var numbers = [Int](repeating: 0, count: SeriesCode.chunk)
  private var others = [Int](repeating: 0, count: SeriesCode.chunk)
  /// What the predictions of a chunk are off by, one to a frame; `missing` for numbers that do not exist.
  private var errors = [Int](repeating: 0, count: SeriesCode.chunk)

  /// How many bytes a chunk takes besides its codes, about.
  private static let lineCost = 5
  /// No error: numbers are at most a quarter as large.
  private static let missing = Int.min

  /// How many bytes the chunks of a series take that follows another one.
  static func cost(of relation: RecordedTrack.Relation) -> Int {
    relation.shift == 0 ? 0 : lineCost + SeriesCode.length(relation.shift)
  }

  /// How many bytes the chunks of a series take in a file, about; linear in the number of frames.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - limit: The cost above which nobody needs the prediction; the result is then only above it, too.
  mutating func cost(of series: Series, upTo limit: Int = .max) -> Int {
    var cost = 0
    forEachChunk(of: series) { _, errors in
      cost += Self.lineCost
      Self.forEachRun(errors) { error, repeats in
        cost += error == Self.missing ? 1 : SeriesCode.length(error)
        if repeats > 0 { cost += 1 + SeriesCode.length(digits: UInt(repeats)) }
      }
      return cost <= limit
    }
    return cost
  }

  /// Appends the chunks that are not omitted, a line each.
  mutating func write(_ series: Series, to bytes: inout [UInt8]) {
    forEachChunk(of: series) { first, errors in
      bytes.append(contentsOf: "\(first) ".utf8)
      Self.forEachRun(errors) { error, repeats in
        if error == Self.missing {
          bytes.append(SeriesCode.absence)
        } else {
          SeriesCode.append(error, to: &bytes)
        }
        if repeats > 0 {
          bytes.append(SeriesCode.repetition)
          SeriesCode.append(digits: UInt(repeats), to: &bytes)
        }
      }
      bytes.append(UInt8(ascii: "\n"))
      return true
    }
  }

  /// Calls a closure for each chunk with an error that a reader would not expect, until it returns false.
  ///
  /// The closure gets the first frame, and the errors up to the last that a reader would not expect.
  @inline(__always)
  private mutating func forEachChunk(
    of series: Series, _ body: (_ first: Int, _ errors: UnsafeBufferPointer<Int>) -> Bool
  ) {
    numbers.withUnsafeMutableBufferPointer { numbers in
      others.withUnsafeMutableBufferPointer { others in
        errors.withUnsafeMutableBufferPointer { errors in
          var state = SeriesCode.State(series.prediction)
          var matters = series.matters.map(RangeCursor.init)
          for first in stride(from: 0, to: series.frameCount, by: SeriesCode.chunk) {
            let frames = first..<min(first + SeriesCode.chunk, series.frameCount)
            series.track.read(frames, into: numbers)
            series.reference?.read(frames, into: others)
            let count = Self.predict(series, frames, numbers, others, errors, &state, &matters)
            let needed = UnsafeBufferPointer(rebasing: errors[..<count])
            guard count == 0 || body(first, needed) else { return }
          }
        }
      }
    }
  }

  /// Predicts the numbers of a chunk.
  ///
  /// - Parameters:
  ///   - series: The series.
  ///   - frames: The frames of the chunk.
  ///   - numbers: Their numbers.
  ///   - others: The numbers that these are like.
  ///   - errors: Takes what the predictions are off by.
  ///   - state: What is known before the chunk.
  ///   - matters: The frames whose numbers matter; nil for all.
  /// - Returns: How many errors a reader would not expect, or come before one that it would not.
  private static func predict(
    _ series: Series, _ frames: Range<Int>, _ numbers: UnsafeMutableBufferPointer<Int>,
    _ others: UnsafeMutableBufferPointer<Int>, _ errors: UnsafeMutableBufferPointer<Int>,
    _ state: inout SeriesCode.State, _ matters: inout RangeCursor?
  ) -> Int {
    var isMirrored = false
    if case .like(_, let mirrored) = series.prediction { isMirrored = mirrored }
    let hasReference = series.reference != nil
    var count = 0
    for place in 0..<frames.count {
      if matters?.contains(frames.lowerBound + place) == false {
        errors[place] = state.isMissing ? missing : 0
        if !state.isMissing { state.take(state.expected) }
        continue
      }
      var number = numbers[place]
      guard number != RecordedTrack.missing else {
        errors[place] = missing
        if !state.isMissing { count = place + 1 }
        state.skip()
        continue
      }
      if hasReference, others[place] != RecordedTrack.missing {
        number = isMirrored ? number &+ others[place] : number &- others[place]
      }
      let error = number &- state.expected
      errors[place] = error
      if error != 0 || state.isMissing { count = place + 1 }
      state.take(number)
    }
    return count
  }

  /// Calls a closure with each error, and how often it is repeated after that.
  @inline(__always)
  private static func forEachRun(
    _ errors: UnsafeBufferPointer<Int>, _ body: (_ error: Int, _ repeats: Int) -> Void
  ) {
    var index = 0
    while index < errors.count {
      let error = errors[index]
      var end = index + 1
      while end < errors.count, errors[end] == error { end += 1 }
      body(error, end - index - 1)
      index = end
    }
  }
}
