// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScenarioFiles
import ScrollCore
import StoryboardRendering

/// Renders the page of a story.
enum StoryRenderer {
  /// The page as bytes, with what rules that are set so find in the runs.
  ///
  /// - Throws: What a script asks for and cannot be done.
  static func page(_ plan: StoryPlan, rules: ReviewOptions) throws(ToolError) -> [UInt8] {
    let up = String(repeating: "../", count: plan.story.id.split(separator: "/").count)
    var stages: [StoryPageInput.Stage] = []
    for stage in plan.stages { stages.append(try input(stage, rules, up: up)) }
    return StoryPage.write(
      StoryPageInput(
        title: plan.story.title, summary: plan.story.summary, galleryLink: up + OutputFolder.page,
        stages: stages))
  }

  private static func input(
    _ stage: StoryPlan.Stage, _ rules: ReviewOptions, up: String
  ) throws(ToolError) -> StoryPageInput.Stage {
    let plan = stage.plan
    let lane = plan.lanes[stage.lane]
    var timelines: [Timeline] = []
    for variant in stage.variants { timelines.append(try plan.run(variant, on: lane)) }
    let scene = Scene(lane.selection.device, timelines)
    let variants = stage.variants.map { PageVariant(plan.variant($0)) }
    let review = RunReview(plan, rules: rules)
    var tally = review.checks.emptyTally
    let findings = try PageFinding.all(
      in: timelines[0], of: stage.variants[0], on: lane, by: review, &tally)
    let page = up + plan.scenario.id + "/" + OutputFolder.page
    let worst = PageFinding.worst(findings)?.fragment(
      variant: variants[0].id, rate: timelines[0].rate, device: lane.id)
    var fragment = "#variant=\(variants[0].id)"
    if variants.count > 1 { fragment += "&compare=\(variants[1].id)" }
    return StoryPageInput.Stage(
      variant: variants[0], does: stage.words.does, breaks: stage.words.breaks,
      next: stage.words.next,
      previews: variants.indices.map {
        GalleryScenario.Preview(variant: variants[$0], scene: scene, run: $0)
      },
      scenarioTitle: plan.scenario.title,
      storyboard: page + fragment, findings: findings, worst: worst.map { page + $0 } ?? "")
  }
}
