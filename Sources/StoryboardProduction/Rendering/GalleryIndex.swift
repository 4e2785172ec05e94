// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScenarioFiles
package import ScrollCore
package import StoryboardRendering
import SystemCalls

/// The page at the top of the output folder, which links everything that a run rendered.
enum GalleryIndex {
  /// The name of the file.
  package static let name = OutputFolder.page

  /// Writes the page: patterns of files by the order of their first scenarios, patterns in the order of the catalogue;
  /// scenarios by their order, then by identifier.
  ///
  /// The page does not depend on the order in which files were named.
  package static func write(
    _ renderers: [ScenarioRenderer], _ stories: [StoryPlan], patterns catalog: PatternCatalog
  ) -> [UInt8] {
    var patterns: [GalleryPattern] = []
    var hero: GalleryHero?
    let exhibits = renderers.filter { $0.plan.scenario.report != nil }
    let others = renderers.filter { $0.plan.scenario.report == nil }
    for entry in entries(others, catalog) {
      let id = entry.id
      let scenarios = others.filter { "\($0.plan.scenario.pattern.id)" == id }
      guard !scenarios.isEmpty else { continue }
      let own = sorted(scenarios)
      if hero == nil { hero = Self.hero(own) }
      patterns.append(
        GalleryPattern(
          id: id, title: "\(entry.title)", summary: "\(entry.summary)",
          variants: entry.variants.map(PageVariant.init),
          scenarios: own.map(scenario),
          stories: stories.filter { "\($0.story.pattern.id)" == id }
            .sorted { $0.story.id < $1.story.id }.map {
              (title: $0.story.title, page: $0.story.id + "/" + OutputFolder.page)
            }))
    }
    if !exhibits.isEmpty { patterns.append(museum(exhibits)) }
    return GalleryPage.write(
      GalleryPageInput(
        title: "Scrollwork",
        summary: "Scroll motion on every device, computed frame by frame.",
        patterns: patterns, hero: hero))
  }

  /// The scenario whose error is largest on the screen, as the first picture; nil if no error of some can be drawn.
  private static func hero(_ renderers: [ScenarioRenderer]) -> GalleryHero? {
    var best: BeforeAndAfter?
    for case let pair? in renderers.map(\.comparison) where pair.size > best?.size ?? 0 {
      best = pair
    }
    return best?.hero
  }

  /// Scenarios in their order.
  ///
  /// Files of one folder come in the order of their names, which end as scenario files do.
  private static func sorted(_ renderers: [ScenarioRenderer]) -> [ScenarioRenderer] {
    renderers.sorted { a, b in
      (a.plan.scenario.order, a.plan.scenario.id + ".")
        < (b.plan.scenario.order, b.plan.scenario.id + ".")
    }
  }

  /// The scenarios that reproduce bug reports, in one section, whatever their patterns.
  private static func museum(_ renderers: [ScenarioRenderer]) -> GalleryPattern {
    GalleryPattern(
      id: "museum", title: "Museum of motion bugs",
      summary: "What people reported on public trackers, played again: each bug beside its fix.",
      variants: [],
      scenarios: sorted(renderers).map(scenario))
  }

  /// Patterns that files describe, as their first scenarios and then their identifiers are ordered, before those of the
  /// catalogue.
  private static func entries(
    _ renderers: [ScenarioRenderer], _ catalog: PatternCatalog
  ) -> [PatternEntry] {
    var own: [PatternEntry] = []
    for pattern in renderers.map(\.plan.scenario.pattern) + catalog.entries
    where pattern.file != nil && !own.contains(where: { $0.id == pattern.id }) {
      own.append(pattern)
    }
    func order(_ pattern: PatternEntry) -> Int {
      renderers.map(\.plan.scenario).filter { $0.pattern.id == pattern.id }.map(\.order).min() ?? 0
    }
    return own.map { (order($0), $0) }.sorted { ($0.0, $0.1.id) < ($1.0, $1.1.id) }.map(\.1)
      + catalog.entries.filter { $0.file == nil }
  }

  private static func scenario(_ renderer: ScenarioRenderer) -> GalleryScenario {
    let plan = renderer.plan
    let variants = plan.variants.map { PageVariant(plan.variant($0)) }
    var result = GalleryScenario(
      title: plan.scenario.title, summary: plan.scenario.summary ?? "",
      page: plan.scenario.id + "/" + OutputFolder.page, picture: renderer.picture,
      variants: variants,
      deviceNames: plan.lanes.map(\.name),
      files: plan.variants.map { variant in
        plan.lanes.map { plan.scenario.id + "/" + renderer.drawing(variant, $0.id) }
      }, verdict: renderer.verdict)
    result.report = plan.scenario.report.map(GalleryScenario.Report.init)
    return result
  }
}

extension GalleryScenario.Report {
  /// A report as cards and pages show it.
  init(_ report: BugReport) {
    self.init(
      source: report.source, link: report.link,
      occasion: report.date + (report.environment.map { ", " + $0 } ?? ""), says: report.says,
      seen: report.seen, rules: report.rules)
  }
}

extension PageVariant {
  /// A variant with the texts of its pattern.
  package init(_ variant: VariantDescriptor) {
    self.init(
      id: "\(variant.id)", title: "\(variant.title)", summary: "\(variant.summary)",
      isFixed: variant.isFixed)
  }
}

extension RunPlan {
  /// The lane that represents all others in the gallery: that with the greatest difference between
  /// status bar and safe area, where headers break; the first of equals.
  var previewLane: Int {
    func difference(_ lane: Lane) -> Double {
      guard lane.selection.orientation == .portrait else { return -1 }
      let facts = lane.selection.device.portrait
      return abs(facts.safeAreaInsets.top - facts.statusBarHeight)
    }
    var best = 0
    for index in lanes.indices where difference(lanes[index]) > difference(lanes[best]) {
      best = index
    }
    return best
  }

  /// The runs on a card: the last fixed variant, next to the last broken one before it.
  ///
  /// What follows a fixed variant is not what it fixes; without any before, the last of all is shown.
  var previewRuns: [Int] {
    let fixed = variants.lastIndex { variant($0).isFixed }
    let broken =
      variants[..<(fixed ?? 0)].lastIndex { !variant($0).isFixed }
      ?? variants.lastIndex { !variant($0).isFixed }
    return [broken, fixed].compactMap { $0 }
  }
}
