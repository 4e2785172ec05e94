// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A claim of a pattern file does not hold.
  ///
  /// ```text
  /// a claim `a <= b`, where its `when` holds:  a(n) − b(n) > 0.000001
  /// ```
  ///
  /// *Threshold.* None: the file says what it tolerates. The last digits of sums of numbers do not count.
  ///
  /// *Why.* The author of a file knows what no general rule can: which edges meet, and how small a bar may become.
  ///
  /// *Excluded.* Frames in which the `when` of the claim does not hold, and patterns in Swift, which have no claims.
  ///
  /// *Example.* `"always": "row[0].top - bar.bottom <= 0.5"` where the bar shrinks faster than the rows follow: the finding has the sentence of the claim, its place in the file, and how far it is off in the worst frame.
  public static let claim = Self(
    "CLAIM", .error,
    summary: "A claim of a pattern file does not hold.")
}

enum ClaimRule {
  static var rule: ReviewRule { .claim }

  /// Judges a run of a pattern file.
  static func judge(_ run: RunReading, by entry: PatternEntry) {
    guard entry.file != nil else { return }
    run.note()
    for claim in run.timeline.fileReport?.brokenClaims ?? [] {
      var spans: [HitSpan] = []
      for (frame, excess) in zip(claim.frames, claim.excesses) {
        HitSpan.add(frame, excess, cause: 0, to: &spans)
      }
      run.report(spans, label: claim.text.hasAmount ? "off by #" : "does not hold") { worst in
        sentence(claim.text, worst.amount)
      }
    }
  }

  private static func sentence(_ claim: ClaimText, _ amount: Double) -> Wording {
    var text = Wording()
    text.append("Claim '")
    text.append(text: claim.id)
    text.append("' does not hold here: ")
    text.append(text: claim.sentence)
    if claim.hasAmount {
      text.append("; it is off by ")
      text.append(amount, decimals: 3)
    }
    text.append(" (")
    text.append(text: claim.place)
    text.append(").")
    return text
  }
}

extension Wording {
  /// Appends a number that is at least 0 with at most some decimals; a smaller one as `less than 0.001`.
  fileprivate mutating func append(_ number: Double, decimals: Int) {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    var digits = Int(min(number, 1e12) * Double(scale) + 0.5)
    if digits == 0 {
      append("less than ")
      digits = 1
    }
    append(text: "\(digits / scale)")
    var rest = digits % scale
    guard rest > 0 else { return }
    append(".")
    while rest > 0 {
      scale /= 10
      append(text: "\(rest / scale)")
      rest %= scale
    }
  }
}
