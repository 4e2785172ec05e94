// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore
import Testing

@testable import CommandLineTool
@testable import MotionReview

/// Which rules fire on which stage: the broken ones must, in the scripts made for them, and the mended ones
/// must not, in any.
@Suite struct `Fire matrix` {
  /// The rules that fire on the article's header, by script and stage, on screens whose status bar is as
  /// high as the safe area.
  private static let expected: [String: [String: Set<String>]] = [
    "slow-up-down": ["ch1": ["REST-OVERLAP"]],
    "pull-top": ["ch1": ["REST-OVERLAP"], "ch4": ["CH-GAP"]],
    "fling-top": [
      "ch1": ["REST-OVERLAP"], "ch4": ["CH-GAP"], "ch5": ["CH-GAP", "JUMP"],
      "ch6": ["CH-GAP", "JUMP"],
    ],
    // It neither begins nor ends at the top.
    "fling-bottom": [:],
    "short-content": ["ch1": ["REST-OVERLAP"], "ch4": ["CH-GAP"]],
  ]

  @Test(arguments: expected.keys.sorted(), [60, 120])
  func `of the collapsing header is the specified one on every screen of the matrix`(
    script: String, rate: Int
  ) throws {
    let plans = try GalleryRuns.plans(of: "collapsing-header") {
      $0.devices = ["matrix"]
      $0.rate = rate
    }
    let plan = try #require(plans.first { $0.scenario.id == "collapsing-header/\(script)" })
    #expect(plan.variants.count == 9)
    #expect(plan.lanes.count == 6)
    for lane in plan.lanes {
      let facts = lane.selection.device.screen(lane.selection.orientation)
      let isShort = facts.safeAreaInsets.top > facts.statusBarHeight
      for variant in plan.variants {
        let id = "\(plan.variant(variant).id)"
        let findings = try GalleryRuns.findings(plan, variant, lane)
        var rules = Self.expected[script]?[id] ?? []
        // An island's safe area is lower than its bar: stages that measure with the bar show it at rest.
        // The unclamped one makes up for it in its first event.
        let isMeasuredByBar = ["ch2", "ch4", "ch5", "ch6"].contains(id)
        if isShort, script != "fling-bottom",
          isMeasuredByBar || id == "ch3" && script != "fling-top"
        {
          rules.insert("CH-GAP")
        }
        #expect(
          Set(findings.map { "\($0.rule.id)" }) == rules,
          "\(findings.map { GalleryRuns.line($0, plan, variant, lane) })")
      }
    }
  }

  @Test(arguments: [("iphone-8", 100.0), ("iphone-11", 100), ("iphone-15-pro", 95)])
  func `a fixed header hides as much of the first cell as bar and header reach below the inset`(
    device: String, amount: Double
  ) throws {
    for plan in try GalleryRuns.plans(of: "collapsing-header", { $0.devices = [device] })
    where !plan.scenario.id.hasSuffix("fling-bottom") {
      guard let variant = plan.variants.first(where: { "\(plan.variant($0).id)" == "ch1" }) else {
        continue
      }
      let found = try GalleryRuns.findings(plan, variant, plan.lanes[0])
      #expect(found.map(\.rule) == [.restOverlap])
      #expect(found.map(\.amount) == [amount])
    }
  }

  @Test(arguments: ["ch4", "ch5", "ch6"])
  func `the five points of an island are one finding that says why`(id: String) throws {
    let plans = try GalleryRuns.plans(of: "collapsing-header") {
      $0.devices = ["iphone-15-pro"]
      $0.variants = [id]
    }
    let plan = try #require(plans.first { $0.scenario.id == "collapsing-header/slow-up-down" })
    let findings = try GalleryRuns.findings(plan, plan.variants[0], plan.lanes[0])
    #expect(findings.map(\.name) == ["5 pt gap"])
    #expect(
      findings.first?.words.hasPrefix(
        "5 pt gap between header (154) and first cell (159): the status bar is 54 points, the safe area 59"
      )
        == true)
  }

  @Test(arguments: GalleryRuns.patterns, [60, 120])
  func `mended stages are silent in every script of the gallery`(
    pattern: String, rate: Int
  ) throws {
    var complaints: [String] = []
    var runs = 0
    for plan in try GalleryRuns.plans(of: pattern, { $0.rate = rate }) {
      for variant in plan.variants where plan.variant(variant).isMended {
        for lane in plan.lanes {
          runs += 1
          complaints += try GalleryRuns.findings(plan, variant, lane)
            .map { GalleryRuns.line($0, plan, variant, lane) }
        }
      }
    }
    #expect(runs > 0)
    #expect(complaints == [])
  }

  @Test(arguments: [
    ("bottom-sheet", "handover", "bs1"), ("bottom-sheet", "handover", "bs2"),
    ("sticky-tabs", "tap-tabs", "st2"), ("sticky-tabs", "re-tap", "st3"),
    ("pull-to-refresh", "pull-and-wait", "pr1"),
    ("page-carousel", "round-and-round", "pc2"),
    ("profile-page", "scroll-and-refresh", "pp1"),
  ])
  func `what jumps by its own fault is told`(pattern: String, script: String, id: String) throws {
    let plans = try GalleryRuns.plans(of: pattern)
    let plan = try #require(plans.first { $0.scenario.id == "\(pattern)/\(script)" })
    let variant = try #require(plan.variants.first { "\(plan.variant($0).id)" == id })
    let rules = try plan.lanes.map { lane in
      try GalleryRuns.findings(plan, variant, lane).map(\.rule)
    }
    // The carousel's script does not come to a copied end on the widest screen.
    #expect(rules.filter { $0.contains(.jump) }.count >= max(1, rules.count - 1), "\(rules)")
  }

  @Test(arguments: [
    ("bottom-sheet", "slow-half", "bs2"), ("bottom-sheet", "flick-content-at-max", "bs2"),
    ("sticky-headers", "slow-through-sections", "sh2"), ("sticky-tabs", "tap-tabs", "st1"),
    ("sticky-tabs", "tap-tabs", "st3"), ("sticky-tabs", "up-down-slow", "st6"),
  ])
  func `stages that are right in a script are silent in it`(
    pattern: String, script: String, id: String
  ) throws {
    let plans = try GalleryRuns.plans(of: pattern)
    let plan = try #require(plans.first { $0.scenario.id == "\(pattern)/\(script)" })
    let variant = try #require(plan.variants.first { "\(plan.variant($0).id)" == id })
    for lane in plan.lanes {
      let findings = try GalleryRuns.findings(plan, variant, lane)
      #expect(findings.isEmpty, "\(findings.map { GalleryRuns.line($0, plan, variant, lane) })")
    }
  }
}
