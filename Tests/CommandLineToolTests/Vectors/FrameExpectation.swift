// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Values that a frame must have, in some variants of a pattern.
struct FrameExpectation: Sendable {
  /// Short identifiers of variants.
  var variants: [String]
  /// The frame of a run at 60 Hz, or half way between two for runs only at 120 Hz; nil for the last
  /// frame.
  var frame: Double?
  /// Names and values; nil for a value that must be null, or for an element that must not be
  /// listed.
  var values: [(name: String, expected: Double?)]
  /// How far off a value may be, in its own unit.
  var tolerance: Double

  /// The frame in a run at a rate; nil if the run has no frame at that time.
  func index(at rate: Int, of count: Int) -> Int? {
    guard let frame else { return count - 1 }
    let index = frame * Double(rate) / 60
    return index == index.rounded() ? Int(index) : nil
  }

  // MARK: Making them

  /// Values of a frame.
  ///
  /// - Parameters:
  /// - frame: The frame at 60 Hz.
  ///   - variants: Identifiers, separated by spaces.
  ///   - values: What is expected, by the names of ``FrameTable/number(_:in:)``.
  /// - tolerance: The largest allowed error of a value.
  static func at(
    _ frame: Double, _ variants: String, _ values: KeyValuePairs<String, Double?>,
    within tolerance: Double = 1e-6
  ) -> FrameExpectation {
    FrameExpectation(
      variants: words(variants), frame: frame, values: values.map { ($0.key, $0.value) },
      tolerance: tolerance)
  }

  /// Values of the last frame.
  static func atEnd(
    _ variants: String, _ values: KeyValuePairs<String, Double?>, within tolerance: Double = 1e-6
  ) -> FrameExpectation {
    var result = at(0, variants, values, within: tolerance)
    result.frame = nil
    return result
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}

extension [FrameExpectation] {
  /// One value in the frames of a trace, from sample 0 on: each sample is six frames at 60 Hz.
  static func each(_ name: String, _ variants: String, _ values: [Double?]) -> [FrameExpectation] {
    run(name, variants, from: 0, values, step: 6)
  }

  /// One value in equidistant frames; in each frame by default.
  static func run(
    _ name: String, _ variants: String, from frame: Double, _ values: [Double?], step: Double = 1
  ) -> [FrameExpectation] {
    values.enumerated().map { .at(frame + step * Double($0), variants, [name: $1]) }
  }
}
