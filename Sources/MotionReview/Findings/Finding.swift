// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a rule has found in a run: one cause, however many frames show it.
public struct Finding: Equatable, Sendable {
  /// Frames that follow each other, both ends included.
  public struct Span: Equatable, Sendable, BitwiseCopyable {
    /// The first frame.
    public var first: Int
    /// The last frame; not before the first.
    public var last: Int

    /// Makes a span of frames; `last` is not before `first`.
    public init(first: Int, last: Int) {
      self.first = first
      self.last = last
    }
  }

  /// The rule that fired.
  public var rule: ReviewRule
  /// The severity.
  public var severity: Severity
  /// The cause that the rule distinguishes, such as the element that jumps: a number that is
  /// specific to the rule and stable between versions, whatever the texts.
  public var cause: Int
  /// The frames that show it, in order; at least one span.
  public var spans: [Span]
  /// The worst frame; it is in one of the spans.
  public var worstFrame: Int
  /// The amount in the worst frame: in points, unless the rule documents another unit.
  public var amount: Double
  /// A label of two or three words, such as `5 pt gap`, in UTF-8.
  public var label: [UInt8]
  /// What, where, when, how much, why, and what to do about it, in UTF-8.
  public var sentence: [UInt8]

  /// Makes a finding.
  init(
    _ rule: ReviewRule, _ severity: Severity, _ hits: HitSpan, spans: [Span], label: Wording,
    sentence: Wording
  ) {
    self.rule = rule
    self.severity = severity
    cause = hits.cause
    self.spans = spans
    worstFrame = hits.worst
    amount = hits.amount
    self.label = label.bytes
    self.sentence = sentence.bytes
  }

  /// Makes a finding of what is no rule of the review.
  ///
  /// - Parameters:
  ///   - rule: What judges.
  ///   - severity: The severity; nil for that of the rule.
  ///   - cause: The cause that the rule distinguishes.
  ///   - spans: The frames that show it, in order; at least one span.
  ///   - worstFrame: The worst frame; it is in one of the spans.
  ///   - amount: The amount in the worst frame.
  ///   - label: A label of two or three words, in UTF-8.
  ///   - sentence: The full description, in UTF-8.
  public init(
    _ rule: ReviewRule, severity: Severity? = nil, cause: Int = 0, spans: [Span], worstFrame: Int,
    amount: Double = 0, label: [UInt8], sentence: [UInt8]
  ) {
    self.rule = rule
    self.severity = severity ?? rule.severity
    self.cause = cause
    self.spans = spans
    self.worstFrame = worstFrame
    self.amount = amount
    self.label = label
    self.sentence = sentence
  }

  /// Counts frames of a run that has one frame less at its start; what shows in that frame shows in the next.
  mutating func moveOneFrameEarlier() {
    for index in spans.indices {
      spans[index].first = max(0, spans[index].first - 1)
      spans[index].last = max(0, spans[index].last - 1)
    }
    worstFrame = max(0, worstFrame - 1)
  }

  /// The first frame that shows it.
  public var firstFrame: Int { spans[0].first }
  /// The last frame that shows it.
  public var lastFrame: Int { spans[spans.count - 1].last }
}

#if !hasFeature(Embedded)
extension Finding {
  /// Its place among the findings of a run: claims of a file after all others, and then by the first frame.
  ///
  /// The sentence of a rule says what to do, and there is more to draw of it.
  public var place: (group: Int, frame: Int) { (rule == .claim ? 1 : 0, firstFrame) }
}
#endif
