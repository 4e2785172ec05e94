// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScenarioFiles
import ScrollCore
import SystemCalls
import TextFormats

/// Makes checks of runs from the checks of a scenario: names become tracks, expressions numbers.
struct CheckResolver {
  private let plan: RunPlan
  private let timeline: Timeline
  private let names: [String]

  /// Prepares to resolve the checks of a plan for one of its runs.
  package init(_ plan: RunPlan, _ timeline: Timeline) {
    self.plan = plan
    self.timeline = timeline
    names = timeline.valueNames.map(\.description)
  }

  /// The check for the run.
  ///
  /// - Throws: An error if a track is not one of the pattern's.
  func resolve(_ check: ScenarioCheck) throws(OperationError) -> MotionCheck {
    let rule: MotionCheck.Rule
    switch check.rule {
    case .range(let track, let minimum, let maximum):
      rule = .range(
        track: try index(track, check), minimum: minimum.map(numbers) ?? [],
        maximum: maximum.map(numbers) ?? [])
    case .continuity(let track, let jump):
      rule = .continuity(track: try index(track, check), maximumJump: jump)
    case .monotonic(let track): rule = .monotonic(track: try index(track, check))
    case .noOverlap(let a, let b): rule = .noOverlap(a, b)
    case .noGap(let a, let b): rule = .noGap(a, b)
    case .settlesAt(let track, let value, let within):
      rule = .settlesAt(track: try index(track, check), value: numbers(value), within: within)
    case .equal(let track, let value):
      rule = .equal(track: try index(track, check), value: numbers(value))
    case .equalTracks(let a, let b):
      rule = .equalTracks(try index(a, check), try index(b, check))
    }
    return MotionCheck(
      rule, tolerance: check.tolerance ?? MotionCheck.defaultTolerance,
      frames: check.during.map(frames) ?? wholeRun, label: Array((check.during ?? "").utf8))
  }

  private func index(_ name: String, _ check: ScenarioCheck) throws(OperationError) -> Int {
    if let index = names.firstIndex(of: name) { return index }
    let message = UnknownWord.message("track", found: name, words: names)
    throw OperationError(
      diagnostics: "\(plan.path):\(check.line):\(check.column): error: \(message)")
  }

  /// An expression on the screen of each epoch.
  private func numbers(_ expression: DeviceExpression) -> [Double] {
    timeline.epochs.map { expression.value(on: $0.screen) }
  }

  private var wholeRun: [Finding.Span] {
    timeline.frameCount > 0 ? [Finding.Span(first: 0, last: timeline.frameCount - 1)] : []
  }

  /// The frames that are shown while the steps of a name run, both ends included.
  ///
  /// A step shorter than a frame includes the first frame after it. A step that the run did not
  /// reach has none.
  private func frames(_ label: String) -> [Finding.Span] {
    var spans: [Finding.Span] = []
    for step in plan.scenario.stepSources.indices
    where plan.scenario.stepSources[step].label == label && step + 1 < timeline.stepTimes.count {
      let rate = Double(timeline.rate)
      // Times of steps are sums: they may miss a frame by a rounding error.
      let first = Int((timeline.stepTimes[step] * rate - 1e-6).rounded(.up))
      let last = Int((timeline.stepTimes[step + 1] * rate + 1e-6).rounded(.down))
      guard first < timeline.frameCount else { continue }
      let span = Finding.Span(
        first: max(0, first), last: min(max(first, last), timeline.frameCount - 1))
      if let before = spans.last, span.first <= before.last + 1 {
        spans[spans.count - 1].last = max(before.last, span.last)
      } else {
        spans.append(span)
      }
    }
    return spans
  }
}
