// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension RunReading {
  /// Notes a finding of the rule that judges for each cause, worded after its worst span.
  ///
  /// - Parameters:
  ///   - spans: The spans, in order of frames.
  ///   - severity: The severity; nil for that of the rule.
  ///   - label: Two or three words; `#` is replaced by the amount.
  ///   - sentence: The description of the worst span.
  func report(
    _ spans: [HitSpan], severity: Severity? = nil, label: StaticString,
    sentence: (HitSpan) -> Wording
  ) {
    // The compiler makes a copy of this function for each sentence, so that nearly nothing is in it.
    var next = 0
    while let worst = Self.worst(of: spans, after: &next) {
      add(spans, worst, severity, label, sentence(worst))
    }
  }

  /// The worst span of the next cause; nil if there are no more.
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
  private func add(
    _ spans: [HitSpan], _ worst: HitSpan, _ severity: Severity?, _ label: StaticString,
    _ sentence: Wording
  ) {
    guard let rule else { return }
    var own: [Finding.Span] = []
    for span in spans where span.cause == worst.cause {
      own.append(Finding.Span(first: span.first, last: span.last))
    }
    add(
      Finding(
        rule, setting.severity ?? severity ?? rule.severity, worst, spans: own,
        label: Wording(label, worst.amount), sentence: sentence))
  }
}
