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

  /// What the predictions of the current chunk are off by; nil for numbers that do not exist.
  private var errors: [Int?] = []
  /// How many of them a reader would not expect, or come before one that it would not.
  private var needed = 0

  /// Encodes numbers.
  ///
  /// - Parameters:
  ///   - samples: The numbers, one to a frame.
  ///   - prediction: How they are predicted.
  ///   - reference: The series that they are like; nil where the prediction needs none.
  ///   - matters: The frames whose numbers matter; nil for all. In the others anything may be read.
  init(
    _ samples: [Int], _ prediction: SeriesCode.Prediction, like reference: RecordedTrack? = nil,
    in matters: [Range<Int>]? = nil
  ) {
    self.prediction = prediction
    var isMirrored = false
    if case .like(_, let mirrored) = prediction { isMirrored = mirrored }
    var state = SeriesCode.State(prediction)
    var range = 0
    for frame in samples.indices {
      if frame % SeriesCode.chunk == 0 { endChunk(before: frame) }
      if let matters {
        while range < matters.count, matters[range].upperBound <= frame { range += 1 }
        if range == matters.count || matters[range].lowerBound > frame {
          add(state.isMissing ? nil : 0, isExpected: true)
          if !state.isMissing { state.take(state.expected) }
          continue
        }
      }
      guard samples[frame] != RecordedTrack.missing else {
        add(nil, isExpected: state.isMissing)
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

  /// How many bytes the chunks take in a file, about.
  var cost: Int { chunks.reduce(0) { $0 + $1.codes.count + 5 } }

  private mutating func add(_ error: Int?, isExpected: Bool) {
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
        if let error = errors[index] {
          SeriesCode.append(error, to: &codes)
        } else {
          codes.append(SeriesCode.absence)
        }
        if end > index + 1 {
          codes.append(SeriesCode.repetition)
          SeriesCode.append(digits: UInt(end - index - 1), to: &codes)
        }
        index = end
      }
      chunks.append(Chunk(frame: frame - errors.count, codes: codes))
    }
    errors.removeAll(keepingCapacity: true)
    needed = 0
  }
}
