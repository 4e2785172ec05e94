// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the predictions of a series are off by, and how many bytes it takes to write that.
///
/// Many predictions are tried and one is written. An encoder keeps its storage from one to the next.
struct SeriesEncoder {
  /// What the predictions are off by, one to a frame; `missing` for numbers that do not exist.
  private var errors: [Int]
  /// Of each chunk, how many errors a reader would not expect, or come before one that it would not.
  private var needed: [Int] = []
  /// How many bytes the chunks take in a file, about.
  private(set) var cost = Int.max

  /// No error: numbers are at most a quarter as large.
  private static let missing = Int.min

  /// Makes an encoder of series with this many frames.
  init(frameCount: Int) {
    errors = [Int](repeating: 0, count: frameCount)
  }

  /// Predicts numbers; linear in their number.
  ///
  /// - Parameters:
  ///   - samples: The numbers, one to a frame.
  ///   - prediction: How they are predicted.
  ///   - reference: The numbers that they are like; empty where the prediction needs none.
  ///   - matters: The frames whose numbers matter; nil for all. In the others anything may be read.
  ///   - limit: The cost above which nobody needs the prediction, which then ends.
  mutating func predict(
    _ samples: [Int], _ prediction: SeriesCode.Prediction, like reference: [Int] = [],
    in matters: [Range<Int>]? = nil, upTo limit: Int = .max
  ) {
    needed.removeAll(keepingCapacity: true)
    cost = 0
    var isMirrored = false
    if case .like(_, let mirrored) = prediction { isMirrored = mirrored }
    let (hasReference, isPartial, ranges) = (!reference.isEmpty, matters != nil, matters ?? [])
    var state = SeriesCode.State(prediction)
    var (start, range) = (0, 0)
    while start < samples.count, cost <= limit {
      let end = min(start + SeriesCode.chunk, samples.count)
      var count = 0
      for frame in start..<end {
        if isPartial {
          while range < ranges.count, ranges[range].upperBound <= frame { range += 1 }
          if range == ranges.count || ranges[range].lowerBound > frame {
            errors[frame] = state.isMissing ? Self.missing : 0
            if !state.isMissing { state.take(state.expected) }
            continue
          }
        }
        var number = samples[frame]
        guard number != RecordedTrack.missing else {
          errors[frame] = Self.missing
          if !state.isMissing { count = frame + 1 - start }
          state.skip()
          continue
        }
        if hasReference, reference[frame] != RecordedTrack.missing {
          number = isMirrored ? number &+ reference[frame] : number &- reference[frame]
        }
        let error = number &- state.expected
        errors[frame] = error
        if error != 0 || state.isMissing { count = frame + 1 - start }
        state.take(number)
      }
      needed.append(count)
      if count > 0 { cost += length(start..<(start + count)) + 5 }
      start = end
    }
  }

  /// Appends the chunks that are not omitted, a line each.
  func write(to bytes: inout [UInt8]) {
    for (chunk, count) in needed.enumerated() where count > 0 {
      let first = chunk * SeriesCode.chunk
      bytes.append(contentsOf: "\(first) ".utf8)
      forEachRun(first..<(first + count)) { error, repeats in
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
    }
  }

  /// How many bytes the codes of some frames take.
  private func length(_ frames: Range<Int>) -> Int {
    var length = 0
    forEachRun(frames) { error, repeats in
      length += error == Self.missing ? 1 : SeriesCode.length(error)
      if repeats > 0 { length += 1 + SeriesCode.length(digits: UInt(repeats)) }
    }
    return length
  }

  /// Calls a function with each error, and how often it is repeated after that.
  @inline(__always)
  private func forEachRun(_ frames: Range<Int>, _ body: (Int, Int) -> Void) {
    var index = frames.lowerBound
    while index < frames.upperBound {
      let error = errors[index]
      var end = index + 1
      while end < frames.upperBound, errors[end] == error { end += 1 }
      body(error, end - index - 1)
      index = end
    }
  }
}
