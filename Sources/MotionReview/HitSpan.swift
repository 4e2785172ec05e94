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
  /// By how much it does so: in points, unless the rule says otherwise.
  var amount: Double
  /// What the rule takes for the cause; spans with the same number are one finding.
  var cause: Int
}

extension HitSpan {
  /// Appends a frame to the last of some spans, or begins a new one.
  ///
  /// - Parameters:
  ///   - frame: The frame, after all before.
  ///   - amount: By how much the rule is broken: in points, unless the rule says otherwise.
  ///   - cause: What for.
  ///   - reach: How many frames may lie between two of one span.
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

  /// One finding for each cause, worded after its worst span.
  ///
  /// - Parameters:
  ///   - rule: The rule that fired.
  ///   - spans: The spans, in order of frames.
  ///   - severity: How bad they are; nil for what the rule says.
  ///   - label: Two or three words, in which `#` stands for the amount.
  ///   - sentence: What is to be said of the worst span.
  static func findings(
    of rule: ReviewRule, _ spans: [HitSpan], severity: Severity? = nil, label: StaticString,
    sentence: (HitSpan) -> Wording
  ) -> [Finding] {
    var findings: [Finding] = []
    // The compiler makes a copy of this function for each sentence, so that nearly nothing is in it.
    var next = 0
    while let worst = worst(of: spans, after: &next) {
      add(rule, severity, spans, worst, label, sentence(worst), to: &findings)
    }
    return findings
  }

  /// The worst span of the next cause; nil if there is none.
  @inline(never)
  private static func worst(of spans: [HitSpan], after next: inout Int) -> HitSpan? {
    while next < spans.count {
      let place = next
      next += 1
      guard isFirst(place, of: spans) else { continue }
      var worst = spans[place]
      for other in spans where other.cause == worst.cause && other.amount > worst.amount + 0.05 {
        worst = other
      }
      return worst
    }
    return nil
  }

  /// Whether no span before one has its cause.
  private static func isFirst(_ place: Int, of spans: [HitSpan]) -> Bool {
    for before in 0..<place where spans[before].cause == spans[place].cause { return false }
    return true
  }

  @inline(never)
  private static func add(
    _ rule: ReviewRule, _ severity: Severity?, _ spans: [HitSpan], _ worst: HitSpan,
    _ label: StaticString, _ sentence: Wording, to findings: inout [Finding]
  ) {
    var own: [Finding.Span] = []
    for span in spans where span.cause == worst.cause {
      own.append(Finding.Span(first: span.first, last: span.last))
    }
    findings.append(
      Finding(
        rule, severity ?? rule.severity, worst, spans: own, label: Wording(label, worst.amount),
        sentence: sentence))
  }
}
