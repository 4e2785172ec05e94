// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// Reviews what a run showed.
public enum Review {
  /// The findings of the rules in a run, and the rules that were evaluated.
  public struct Outcome: Equatable, Sendable {
    /// What was found, in the order of the first frames; rules in their order where those are the same.
    public internal(set) var findings: [Finding] = []
    /// The rules that were evaluated.
    ///
    /// A rule that is not included found nothing because the run does not contain what it looks
    /// for.
    public internal(set) var evaluated = RuleSet()
  }

  /// What all rules find in a run, in the order of the first frames; rules in their order where those
  /// are the same.
  ///
  /// Screens, values, elements, events and the finger are all taken from the timeline.
  ///
  /// - Parameters:
  ///   - timeline: The run.
  ///   - options: The rules, their severities and tolerances.
  /// - Complexity: O(frames + elements) where elements keep their order from frame to frame.
  public static func findings(
    in timeline: Timeline, options: ReviewOptions = ReviewOptions()
  ) -> [Finding] {
    findings(in: timeline, options: options, by: AllRules.self)
  }

  /// The findings of all rules in a run, including the rules that replay its script.
  ///
  /// - Parameters:
  ///   - timeline: The run.
  ///   - request: The request of the run.
  ///   - entry: The pattern.
  ///   - options: The rules, their severities and tolerances.
  public static func findings(
    in timeline: Timeline, of request: RunRequest, by entry: PatternEntry,
    options: ReviewOptions = ReviewOptions()
  ) -> [Finding] {
    outcome(of: timeline, from: request, by: entry, options: options).findings
  }

  /// The findings of all rules in a run, including the rules that replay its script, and the rules
  /// that were evaluated.
  ///
  /// - Parameters:
  ///   - timeline: The run.
  ///   - request: The request of the run.
  ///   - entry: The pattern.
  ///   - options: The rules, their severities and tolerances.
  public static func outcome(
    of timeline: Timeline, from request: RunRequest, by entry: PatternEntry,
    options: ReviewOptions = ReviewOptions()
  ) -> Outcome {
    guard timeline.frameCount > 0 else { return Outcome() }
    let longer = timeline.beginningWithAppearance()
    let run = RunReading(longer ?? timeline, options)
    AllRules.judge(run)
    ReplayRules.judge(run, from: request, by: entry)
    var outcome = Outcome(findings: run.findings)
    for rule in run.evaluated { outcome.evaluated.insert(rule) }
    if longer != nil { moveOneFrameEarlier(&outcome.findings) }
    return outcome
  }

  /// What the rules of a group find in a run, in the order of the first frames.
  static func findings<Rules: RuleGroup>(
    in timeline: Timeline, options: ReviewOptions, by rules: Rules.Type
  ) -> [Finding] {
    guard timeline.frameCount > 0 else { return [] }
    let longer = timeline.beginningWithAppearance()
    let run = RunReading(longer ?? timeline, options)
    Rules.judge(run)
    var findings = run.findings
    if longer != nil { moveOneFrameEarlier(&findings) }
    return findings
  }

  /// Renumbers findings in a run that starts with its appearance to the frames of the run itself.
  private static func moveOneFrameEarlier(_ findings: inout [Finding]) {
    for index in findings.indices { findings[index].moveOneFrameEarlier() }
  }
}
