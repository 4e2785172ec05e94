// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MetamorphicKit
import MotionReview
import MutationKit
import ScenarioFiles
import ScrollCore
import Testing

/// A defect, the shipped script that shows it, and the rule that finds it.
struct PlantedRule: CustomTestStringConvertible, Sendable {
  let rule: ReviewRule
  let scenario: String
  let variant: String
  let mutation: Mutation

  init(_ rule: ReviewRule, _ scenario: String, _ variant: String, _ mutation: Mutation) {
    self.rule = rule
    self.scenario = scenario
    self.variant = variant
    self.mutation = mutation
  }

  var testDescription: String { "\(rule.id) in \(scenario) \(variant): \(mutation)" }

  static let all = [
    Self(.offFinger, "bottom-sheet/map-through", "bs3", .length(word: 3, .half)),
    Self(.offFinger, "bottom-sheet/map-through", "bs3", .length(word: 3, .late)),
    Self(.offFinger, "sticky-tabs/page-swipe", "st7", .length(word: 3, .negated)),
    Self(.offset, "stretchy-header/pull-and-scroll", "sy3", .length(word: 0, .late)),
    Self(.offset, "parallax/fling-and-return", "px3", .length(word: 0, .plusFour)),
    Self(.dragDead, "sticky-tabs/up-down-slow", "st7", .event(.didScroll, .lost)),
    Self(.seam, "profile-page/tabs-and-pages", "pp2", .length(word: 5, .plusFour)),
    Self(.seam, "large-title/lift-halfway", "lt3", .reading(.negated)),
    Self(.noCollapse, "collapsing-header/fling-top", "ch7", .event(.didScroll, .lost)),
    Self(.refreshStuck, "pull-to-refresh/pull-and-wait", "pr3", .event(.didEndAnimation, .lost)),
    Self(.refreshStuck, "pull-to-refresh/pull-and-wait", "pr3", .event(.didEndDragging, .lost)),
    Self(.offDetent, "bottom-sheet/min-up-fast", "bs3", .event(.willEndDragging, .lost)),
    Self(.sheetDead, "bottom-sheet/min-up-fast", "bs3", .event(.didScroll, .lost)),
    Self(.hitMismatch, "bottom-sheet/min-up-fast", "bs3", .length(word: 1, .plusFour)),
    Self(.tabDead, "profile-page/tabs-and-pages", "pp2", .event(.tap, .lost)),
    Self(.indicator, "profile-page/tabs-and-pages", "pp2", .length(word: 1, .negated)),
    Self(.tabUnderbar, "sticky-tabs/fling-up", "st7", .statusBar),
    Self(.offCentre, "sticky-tabs/page-swipe", "st7", .length(word: 3, .plusFour)),
    Self(.flickBack, "page-carousel/flicks", "pc3", .velocity(.negated)),
    Self(.late, "collapsing-header/fling-top", "ch8", .length(word: 1, .threeLate)),
    Self(.deadTap, "sticky-headers/fling", "sh3", .stillInFlings),
    Self(.restGap, "parallax/pull-and-read", "px3", .insetTwice),
    Self(.against, "bottom-sheet/detents", "bs6", .velocity(.overflowing)),
    Self(.target, "bottom-sheet/detents", "bs6", .velocity(.limited)),
    Self(.uncovered, "stretchy-header/pull-and-scroll", "sy3", .length(word: 3, .plusFour)),
  ]
}

@Suite struct `Rules that planted defects need` {
  /// Lists that are scrolled in their first shipped script.
  @Test(arguments: [
    "collapsing-header", "sticky-headers", "large-title", "stretchy-header", "quick-return",
    "pull-to-refresh",
  ])
  func `find a list that forgets its place in another window, and no other`(pattern: String) throws
  {
    let scenario = try #require(
      try Self.scenarios.get().first { "\($0.pattern.id)" == pattern })
    let run = try #require(ShippedRun.all(of: scenario, rate: 60).last { $0.isFixed }).resized
    let host = try #require(MutantCatalog.hosts.first { "\($0.entry.id)" == pattern })
    let broken = try MutantCatalog.planting(.placeForgotten) {
      Review.findings(in: try host.entry.run(run.request), of: run.request, by: host.entry)
    }
    #expect(broken.contains { $0.rule == .placeLost }, "\(broken.map(\.rule.id))")
    let sound = Review.findings(
      in: try run.entry.run(run.request), of: run.request, by: run.entry)
    #expect(sound.isEmpty, "\(sound.map(\.rule.id))")
  }

  private static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
  private static let scenarios = Result { try ShippedScenarios.all(root: root) }

  @Test(arguments: PlantedRule.all)
  func `find the defect, and are silent without it`(_ planted: PlantedRule) throws {
    let scenario = try #require(
      try Self.scenarios.get().first { $0.id == planted.scenario })
    let runs = ShippedRun.all(of: scenario, rate: 60).filter { $0.variant == planted.variant }
    let host = try #require(
      MutantCatalog.hosts.first { "\($0.entry.id)" == "\(scenario.pattern.id)" })
    var rules: Set<ReviewRule> = []
    for run in runs {
      let broken = try MutantCatalog.planting(planted.mutation) {
        Review.findings(
          in: try host.entry.run(run.request), of: run.request, by: host.entry)
      }
      rules.formUnion(broken.map(\.rule))
      let sound = Review.findings(
        in: try run.entry.run(run.request), of: run.request, by: run.entry)
      // In the law of a system, a rule finds what is not planted.
      let other = run.isFixed ? sound : sound.filter { $0.rule == planted.rule }
      #expect(other.isEmpty, "\(run.name)")
    }
    #expect(rules.contains(planted.rule), "\(rules)")
  }
}
