// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Writes the chunks of a series.
struct SeriesEncoder {
  /// A chunk, as it is written.
  struct Chunk {
    /// Its first frame.
    var frame: Int
    /// The codes.
    var codes: [UInt8]
  }

  /// How the numbers are predicted.
  let prediction: SeriesCode.Prediction
  /// The chunks that are not omitted.
  private(set) var chunks: [Chunk] = []

  /// What the predictions of the current chunk are off by; `missing` for numbers that do not exist.
  private var errors: [Int] = []
  /// How many of them a reader would not expect, or come before one that it would not.
  private var needed = 0
  /// How many bytes the chunks take in a file, about.
  private(set) var cost = 0

  /// No error: numbers are at most a quarter as large.
  private static let missing = Int.min

  /// Encodes numbers.
  ///
  /// - Parameters:
  ///   - samples: The numbers, one to a frame.
  ///   - prediction: How they are predicted.
  ///   - reference: The series that they are like; nil where the prediction needs none.
  ///   - matters: The frames whose numbers matter; nil for all. In the others anything may be read.
  ///   - limit: The cost above which nobody needs the chunks: they may then be those of a part.
  init(
    _ samples: [Int], _ prediction: SeriesCode.Prediction, like reference: RecordedTrack? = nil,
    in matters: [Range<Int>]? = nil, upTo limit: Int = .max
  ) {
    errors.reserveCapacity(SeriesCode.chunk)
    self.prediction = prediction
    var isMirrored = false
    if case .like(_, let mirrored) = prediction { isMirrored = mirrored }
    var state = SeriesCode.State(prediction)
    var range = 0
    for frame in samples.indices {
      if errors.count == SeriesCode.chunk {
        endChunk(before: frame)
        if cost > limit { return }
      }
      if let matters {
        while range < matters.count, matters[range].upperBound <= frame { range += 1 }
        if range == matters.count || matters[range].lowerBound > frame {
          add(state.isMissing ? Self.missing : 0, isExpected: true)
          if !state.isMissing { state.take(state.expected) }
          continue
        }
      }
      guard samples[frame] != RecordedTrack.missing else {
        add(Self.missing, isExpected: state.isMissing)
        state.skip()
        continue
      }
      var number = samples[frame]
      if let reference, reference[frame] != RecordedTrack.missing {
        number = isMirrored ? number &+ reference[frame] : number &- reference[frame]
      }
      let error = number &- state.expected
      add(error, isExpected: error == 0 && !state.isMissing)
      state.take(number)
    }
    endChunk(before: samples.count)
  }

  private mutating func add(_ error: Int, isExpected: Bool) {
    errors.append(error)
    if !isExpected { needed = errors.count }
  }

  private mutating func endChunk(before frame: Int) {
    if needed > 0 {
      var codes: [UInt8] = []
      var index = 0
      while index < needed {
        var end = index + 1
        while end < needed, errors[end] == errors[index] { end += 1 }
        if errors[index] == Self.missing {
          codes.append(SeriesCode.absence)
        } else {
          SeriesCode.append(errors[index], to: &codes)
        }
        if end > index + 1 {
          codes.append(SeriesCode.repetition)
          SeriesCode.append(digits: UInt(end - index - 1), to: &codes)
        }
        index = end
      }
      cost += codes.count + 5
      chunks.append(Chunk(frame: frame - errors.count, codes: codes))
    }
    errors.removeAll(keepingCapacity: true)
    needed = 0
  }
}
