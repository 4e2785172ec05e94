// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The moments at which two runs both show a frame.
///
/// A run that has ended still shows its last frame.
struct FramePairs {
  private let strides: [Int]
  private let lasts: [Int]
  /// Moments per second.
  let rate: Int
  /// How many moments there are until both runs have ended.
  let count: Int

  init(_ a: RecordedRun, _ b: RecordedRun) {
    var (rate, rest) = (a.rate, b.rate)
    while rest > 0 { (rate, rest) = (rest, rate % rest) }
    self.rate = rate
    strides = [a.rate / rate, b.rate / rate]
    lasts = [a.frameCount - 1, b.frameCount - 1]
    count = max(lasts[0] / strides[0], lasts[1] / strides[1]) + 1
  }

  /// Whether the frames of both are the same, one by one.
  var isTrivial: Bool { strides == [1, 1] && lasts[0] == lasts[1] }

  /// The frame that A shows at a moment.
  @inline(__always) func a(_ moment: Int) -> Int { min(moment * strides[0], lasts[0]) }
  /// The frame that B shows at a moment.
  @inline(__always) func b(_ moment: Int) -> Int { min(moment * strides[1], lasts[1]) }
  /// The number that a moment has as a frame of A.
  func frame(_ moment: Int) -> Int { moment * strides[0] }
  /// When a moment is, in seconds.
  func time(_ moment: Int) -> Double { Double(moment) / Double(rate) }
}
