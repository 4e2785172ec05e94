// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Locking
package import MotionReview
import ScenarioFiles
import ScrollCore
package import StoryboardRendering
package import SystemCalls

/// Renders one scenario: the drawings of each lane, the devices side by side, and the page.
///
/// Several threads may render lanes, in any order. The thread that finishes the last lane continues
/// with the parts that need all lanes, so that scenarios overlap and no thread waits.
package final class ScenarioRenderer: Sendable {
  /// What a scenario came to.
  package struct Outcome: Sendable {
    /// The files that were written.
    package var entries: [Manifest.Entry] = []
    /// What is wrong with files that were not written.
    package var findings: [String] = []
    /// What could not be done, in the order of the lanes.
    package var errors: [OperationError] = []
    /// What is odd about the script, without repetitions.
    package var warnings: [String] = []

    /// Whether everything was written.
    package var isClean: Bool { findings.isEmpty && errors.isEmpty }
  }

  /// What one lane gives to the page.
  private struct LaneResult: Sendable {
    var runs: PageRuns
    /// The device in each variant, as it was drawn.
    var panels: [SVGPanel]
    /// What the review has found, by variant.
    var findings: [[Finding]]
    /// What the author's checks had to look at.
    var tally: AuthorChecks.Tally
    /// Digests of the runs.
    var digests: [UInt64]
  }

  private struct State {
    var results: [LaneResult?]
    var outcomes: [Outcome]
    var remaining: Int
    var outcome = Outcome()
    var comparison: BeforeAndAfter?
    var picture: GalleryScenario.Picture?
    /// The review of all variants on all lanes.
    var verdict: GalleryScenario.Verdict?
  }

  /// What is rendered.
  package let plan: RunPlan
  private let options: SVGOptions
  private let folder: OutputFolder
  private let galleryLink: String?
  private let review: RunReview
  private let state: Protected<State>

  /// Prepares to render a plan into a folder, with what rules that are set so find in it.
  package init(_ plan: RunPlan, options: SVGOptions, rules: ReviewOptions, folder: OutputFolder) {
    self.plan = plan
    self.options = options
    self.folder = folder
    review = RunReview(plan, rules: rules)
    let depth = plan.scenario.id.split(separator: "/").count
    galleryLink = String(repeating: "../", count: depth) + "index.html"
    let count = plan.lanes.count
    state = Protected(
      State(
        results: Array(repeating: nil, count: count),
        outcomes: Array(repeating: Outcome(), count: count), remaining: count))
  }

  /// What has been done so far; complete once every lane has been rendered.
  package var outcome: Outcome { state.withLock { $0.outcome } }

  /// A broken variant beside its fix; nil for a scenario without the two, and until every lane has been rendered.
  var comparison: BeforeAndAfter? { state.withLock { $0.comparison } }

  /// The picture in the gallery; nil until every lane has been rendered.
  var picture: GalleryScenario.Picture? { state.withLock { $0.picture } }

  /// The review; nil until every lane has been rendered.
  package var verdict: GalleryScenario.Verdict? { state.withLock { $0.verdict } }

  /// The path of a drawing below the folder of the scenario.
  package func drawing(_ variant: Int, _ lane: String) -> String {
    "\(plan.variant(variant).id)/\(lane).svg"
  }

  /// Makes the folders that the files go to.
  func makeFolders() throws(OperationError) {
    for variant in plan.variants {
      try FileSystem.makeFolder(
        folder.path("\(plan.scenario.id)/\(plan.variant(variant).id)"))
    }
  }

  /// Renders a lane in all variants and, after the last lane, what needs all of them.
  ///
  /// - Parameters:
  ///   - index: Which of the plan's lanes.
  ///   - keepsRuns: Whether there is memory for the runs of all variants at once. Where there is not, each is made
  ///     twice: once to look at it, and once more to take from it what the drawings need.
  /// - Returns: Whether the scenario is now complete.
  func renderLane(_ index: Int, keepsRuns: Bool = true) -> Bool {
    var outcome = Outcome()
    var result: LaneResult?
    do throws(OperationError) {
      result = try render(plan.lanes[index], keepsRuns: keepsRuns, &outcome)
    } catch {
      outcome.errors.append(error)
    }
    let (finished, finishedOutcome) = (result, outcome)
    let all: [LaneResult?]? = state.withLock { state in
      state.results[index] = finished
      state.outcomes[index] = finishedOutcome
      state.remaining -= 1
      guard state.remaining == 0 else { return nil }
      defer { state.results = [] }
      return state.results
    }
    guard let all else { return false }
    finish(all)
    return true
  }

  private func render(
    _ lane: Lane, keepsRuns: Bool, _ outcome: inout Outcome
  ) throws(OperationError) -> LaneResult {
    var reader = PageRuns.Reader(lane.selection.device, runCount: plan.variants.count)
    var kept: [Timeline] = []
    var findings: [[Finding]] = []
    var tally = review.checks.emptyTally
    var digests: [UInt64] = []
    for variant in plan.variants {
      try Interruption.check()
      var timeline = try plan.run(variant, on: lane)
      findings.append(
        try review.allFindings(in: &timeline, of: variant, on: lane, &tally))
      for warning in plan.warnings(timeline, variant, on: lane)
      where !outcome.warnings.contains(warning) {
        outcome.warnings.append(warning)
      }
      reader.survey(timeline)
      digests.append(timeline.digest)
      if keepsRuns { kept.append(timeline) }
    }
    for (run, variant) in plan.variants.enumerated() {
      reader.read(keepsRuns ? kept[run] : try plan.run(variant, on: lane))
    }
    kept = []
    let runs = reader.finish()
    var panels = plan.variants.indices.map { SVGPanel(runs.scene, run: $0) }
    for (run, variant) in plan.variants.enumerated() {
      let bytes = AnimatedSVG.write(&panels[run], options: options(for: variant, lane.name))
      try write(bytes, to: drawing(variant, lane.id), as: .drawing, &outcome)
    }
    return LaneResult(
      runs: runs, panels: panels, findings: findings, tally: tally, digests: digests)
  }

  private func finish(_ lanes: [LaneResult?]) {
    var last = Outcome()
    do throws(OperationError) {
      let whole = lanes.compactMap { $0 }
      if whole.count == lanes.count {
        last.warnings += review.checks.blind(whole.map(\.tally)).map { "\($0): warning: \($1)" }
        try renderTogether(whole, &last)
      }
    } catch {
      last.errors.append(error)
    }
    let end = last
    let verdict = GalleryScenario.Verdict(
      plan.variants.indices.map { run in lanes.map { $0?.findings[run] ?? [] } },
      deviceNames: plan.lanes.map(\.name))
    state.withLock { state in
      state.verdict = verdict
      for part in state.outcomes + [end] {
        state.outcome.entries += part.entries
        state.outcome.findings += part.findings
        // What is wrong with the file itself is wrong on every lane.
        for error in part.errors where !state.outcome.errors.contains(error) {
          state.outcome.errors.append(error)
        }
        for warning in part.warnings where !state.outcome.warnings.contains(warning) {
          state.outcome.warnings.append(warning)
        }
      }
      state.outcomes = []
    }
  }

  private func renderTogether(
    _ lanes: [LaneResult], _ outcome: inout Outcome
  ) throws(OperationError) {
    for (run, variant) in plan.variants.enumerated() {
      try Interruption.check()
      let panels = lanes.indices.map { index in
        var panel = lanes[index].panels[run]
        panel.caption = plan.lanes[index].name
        return panel
      }
      let bytes = AnimatedSVG.write(panels, options: options(for: variant, nil))
      try write(bytes, to: drawing(variant, "devices"), as: .drawing, &outcome)
    }
    try renderPicture(of: lanes[plan.previewLane], &outcome)
    try Interruption.check()
    let page = StoryboardPage.write(pageInput(lanes))
    try write(page, to: OutputFolder.page, as: .page, &outcome)
  }

  /// Writes the picture of the gallery: the still one and, where there are two variants to compare, the moving one.
  private func renderPicture(
    of lane: LaneResult, _ outcome: inout Outcome
  ) throws(OperationError) {
    let runs = plan.previewRuns
    let comparison = try BeforeAndAfter(plan, scene: lane.runs.scene, findings: lane.findings)
    let variants = runs.map { PageVariant(plan.variant(plan.variants[$0])) }
    let device = plan.lanes[plan.previewLane]
    var moving = drawing(plan.variants[runs[0]], device.id)
    if let drawing = comparison?.drawing(options) {
      moving = OutputFolder.comparison
      try write(drawing, to: moving, as: .drawing, &outcome)
    }
    let still =
      comparison?.still(options)
      ?? BeforeAndAfter.still(
        [lane.panels[runs[0]]], options(for: plan.variants[runs[0]], device.name)
      )
    try write(still.bytes, to: OutputFolder.still, as: .drawing, &outcome)
    let folder = plan.scenario.id + "/"
    let picture = GalleryScenario.Picture(
      variants: variants, still: folder + OutputFolder.still, moving: folder + moving,
      size: still.size,
      label: "\(plan.scenario.title): \(variants.map(\.title).joined(separator: " and "))"
        + " on \(device.name)")
    state.withLock {
      $0.comparison = comparison
      $0.picture = picture
    }
  }

  private func pageInput(_ lanes: [LaneResult]) -> StoryboardPageInput {
    let scenario = plan.scenario
    let variants = plan.variants.map { PageVariant(plan.variant($0)) }
    let devices = lanes.indices.map { index in
      let lane = plan.lanes[index]
      return PageDevice(
        id: lane.id, name: lane.name, runs: lanes[index].runs,
        files: plan.variants.map { drawing($0, lane.id) },
        origins: plan.variants.indices.map {
          PageOrigin(
            plan.request(plan.variants[$0], on: lane), digest: lanes[index].digests[$0])
        }, findings: lanes[index].findings)
    }
    var input = StoryboardPageInput(
      scenario: scenario.id, title: scenario.title, summary: scenario.summary ?? "",
      patternTitle: "\(scenario.pattern.title)", galleryLink: galleryLink,
      steps: scenario.stepLabels, variants: variants,
      initialVariant: variants.lastIndex(where: \.isFixed) ?? 0, devices: devices,
      trial: PageTrial(plan, rules: review.rules), checkCount: scenario.checks.count)
    input.report = scenario.report.map(GalleryScenario.Report.init)
    input.showReported()
    return input
  }

  private func options(for variant: Int, _ lane: String?) -> SVGOptions {
    let variant = plan.variant(variant)
    var options = options
    options.title = "\(plan.scenario.title): \(variant.title)" + (lane.map { ", \($0)" } ?? "")
    options.description = "\(variant.summary)"
    return options
  }

  private func write(
    _ bytes: consuming [UInt8], to name: String, as kind: OutputFolder.Kind,
    _ outcome: inout Outcome
  ) throws(OperationError) {
    switch try folder.write(bytes, to: plan.scenario.id + "/" + name, as: kind) {
    case .success(let entry): outcome.entries.append(entry)
    case .failure(let invalid): outcome.findings += invalid.findings
    }
  }
}
