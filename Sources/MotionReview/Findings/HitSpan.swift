// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Frames that follow each other and break a rule for one cause.
struct HitSpan {
  /// The first frame.
  var first: Int
  /// The last frame.
  var last: Int
  /// The frame that breaks the rule worst.
  var worst: Int
  /// The amount by which it does so: in points, unless the rule documents another unit.
  var amount: Double
  /// What the rule takes for the cause; spans with the same number are one finding.
  var cause: Int
}

extension HitSpan {
  /// Appends a frame to the last span, or starts a new span.
  ///
  /// - Parameters:
  ///   - frame: The frame, after all before.
  ///   - amount: The amount by which the rule is broken: in points, unless the rule documents
  ///     another unit.
  ///   - cause: What for.
  ///   - reach: The maximum number of frames between two frames of one span.
  ///   - spans: The spans so far.
  static func add(
    _ frame: Int, _ amount: Double, cause: Int, reach: Int = 1, to spans: inout [HitSpan]
  ) {
    let end = spans.count - 1
    guard end >= 0, spans[end].cause == cause, frame - spans[end].last <= reach else {
      return spans.append(
        HitSpan(first: frame, last: frame, worst: frame, amount: amount, cause: cause))
    }
    spans[end].last = frame
    // Of frames that are as bad, the first is shown.
    if amount > spans[end].amount + 0.05 {
      spans[end].worst = frame
      spans[end].amount = amount
    }
  }
}
