// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScenarioFiles
import ScrollCore
import StoryboardRendering
import SystemCalls

/// Renders the page of a story.
enum StoryRenderer {
  /// The page as bytes, with what rules that are set so find in the runs.
  ///
  /// - Parameter warn: Called with a chapter that says what breaks, in a gesture that does not show it.
  /// - Throws: A step of a script that cannot be performed.
  package static func page(
    _ plan: StoryPlan, rules: ReviewOptions, warn: (String) -> Void
  ) throws(OperationError) -> [UInt8] {
    let up = String(repeating: "../", count: plan.story.id.split(separator: "/").count)
    var chapters: [StoryPageInput.Chapter] = []
    for (index, chapter) in plan.chapters.enumerated() {
      let input = try input(chapter, rules, up: up)
      if input.breaks != nil, input.findings.isEmpty {
        let lane = chapter.plan.lanes[chapter.lane].id
        warn(
          "\(plan.path): warning: chapter \(index + 1), \(input.variant.id), says what breaks, and"
            + " \(chapter.plan.scenario.id) on \(lane) has no finding of it: name a scenario and a device that show it"
        )
      }
      chapters.append(input)
    }
    return StoryPage.write(
      StoryPageInput(
        title: plan.story.title, summary: plan.story.summary, galleryLink: up + OutputFolder.page,
        chapters: chapters))
  }

  private static func input(
    _ chapter: StoryPlan.Chapter, _ rules: ReviewOptions, up: String
  ) throws(OperationError) -> StoryPageInput.Chapter {
    let plan = chapter.plan
    let lane = plan.lanes[chapter.lane]
    var timelines: [Timeline] = []
    for variant in chapter.variants { timelines.append(try plan.run(variant, on: lane)) }
    let scene = Scene(lane.selection.device, timelines)
    let variants = chapter.variants.map { PageVariant(plan.variant($0)) }
    let review = RunReview(plan, rules: rules)
    var tally = review.checks.emptyTally
    let findings = try review.allFindings(
      in: &timelines[0], of: chapter.variants[0], on: lane, &tally)
    let page = up + plan.scenario.id + "/" + OutputFolder.page
    let worst = Finding.worst(findings)?.fragment(
      variant: variants[0].id, rate: timelines[0].rate, device: lane.id)
    var fragment = "#variant=\(variants[0].id)"
    if variants.count > 1 { fragment += "&compare=\(variants[1].id)" }
    return StoryPageInput.Chapter(
      variant: variants[0], does: chapter.words.does, breaks: chapter.words.breaks,
      next: chapter.words.next,
      previews: variants.indices.map {
        GalleryScenario.Preview(variant: variants[$0], scene: scene, run: $0)
      },
      scenarioTitle: plan.scenario.title,
      storyboard: page + fragment, findings: findings, worst: worst.map { page + $0 } ?? "")
  }
}
