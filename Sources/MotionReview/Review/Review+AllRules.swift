// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

extension Review {
  /// The findings of the rules in a run, and the rules that were evaluated.
  public struct Outcome: Equatable, Sendable {
    /// What was found, in the order of the first frames; rules in their order where those are the same.
    public internal(set) var findings: [Finding] = []
    /// The rules that were evaluated.
    ///
    /// A rule that is not included found nothing because the run does not contain what it looks
    /// for.
    public internal(set) var evaluated = RuleSet()

    /// Nothing.
    init() {}

    /// What rules have found in a run.
    init(_ run: RunReading) {
      findings = run.findings
      for rule in run.evaluated { evaluated.insert(rule) }
    }
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

  #if !hasFeature(Embedded)
  /// The findings of all rules in a run that no script describes, and the rules that were evaluated.
  ///
  /// - Parameters:
  ///   - timeline: The run, such as what a film shows.
  ///   - options: The rules, their severities and tolerances.
  public static func outcome(of timeline: Timeline, options: ReviewOptions) -> Outcome {
    guard timeline.frameCount > 0 else { return Outcome() }
    let run = RunReading(timeline, options)
    AllRules.judge(run)
    return Outcome(run)
  }
  #endif

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
    var run = timeline
    return outcome(of: &run, from: request, by: entry, options: options).findings
  }

  /// The findings of all rules in a run, including the rules that replay its script, and the rules
  /// that were evaluated.
  ///
  /// - Parameters:
  ///   - timeline: The run. It is changed, which needs no copy of a run that nothing else holds, and restored.
  ///   - request: The request of the run.
  ///   - entry: The pattern.
  ///   - options: The rules, their severities and tolerances.
  ///   - restores: Whether the run is needed afterwards. Otherwise what was shown before the script remains its first
  ///     frame, which moves all its elements once and not twice.
  public static func outcome(
    of timeline: inout Timeline, from request: RunRequest, by entry: PatternEntry,
    options: ReviewOptions = ReviewOptions(), restores: Bool = true
  ) -> Outcome {
    guard timeline.frameCount > 0 else { return Outcome() }
    let beginning = timeline.beginWithAppearance()
    var outcome = judge(timeline, from: request, by: entry, options: options)
    if let beginning {
      moveOneFrameEarlier(&outcome.findings)
      if restores { timeline.begin(as: beginning) }
    }
    return outcome
  }

  /// Holds the run no longer than it judges, so that the run can be restored in its own storage.
  private static func judge(
    _ timeline: Timeline, from request: RunRequest, by entry: PatternEntry, options: ReviewOptions
  ) -> Outcome {
    let run = RunReading(timeline, options)
    AllRules.judge(run)
    ReplayRules.judge(run, from: request, by: entry)
    return Outcome(run)
  }
}
