// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore
import TestSupport
import Testing

@testable import CommandLineTool
@testable import MotionReview
@testable import StoryboardProduction

/// Which rules fire on which variant: on broken variants in the scripts made for them, and on fixed
/// variants in none.
///
/// `ExpectedFindings.txt` is the whole table, expected against found: a line for each script,
/// variant and rate, with the number of screens, out of six, on which each rule fires. `required`
/// and `limited` are the minimum that the table must state.
@Suite struct `Expected findings` {
  /// The rules that must fire, on at least one screen and at both rates.
  private static let required: [(place: String, rules: Set<ReviewRule>)] = [
    ("collapsing-header/slow-up-down ch1", [.restOverlap]),
    (
      "collapsing-header/first-delta ch3",
      [.headerBounds, .lead, .restState, .restOverlap, .delta]
    ),
    ("collapsing-header/pull-top ch3", [.bounceCoupling]),
    ("collapsing-header/pull-top ch4", [.gap, .bounceCoupling, .restState]),
    ("collapsing-header/fling-bottom ch4", [.bounceCoupling]),
    ("collapsing-header/fling-top ch5", [.gap, .delta, .lead]),
    ("collapsing-header/fling-bottom ch5", [.bounceCoupling]),
    ("collapsing-header/fling-top ch6", [.gap, .delta, .lead, .bounceCoupling]),
    ("collapsing-header/first-delta ch6", [.delta]),
    ("sticky-headers/slow-through-sections sh1", [.stickyMissing]),
    ("sticky-headers/section-insets sh2", [.stickyShift, .stickyGap]),
    ("sticky-headers/slow-through-sections sh2", [.stickyUnderbar]),
    ("sticky-headers/empty-section sh2", [.crash]),
    ("bottom-sheet/min-up-fast bs0", [.slip, .speed, .handover]),
    ("bottom-sheet/handover bs0", [.jump]),
    ("bottom-sheet/handover bs1", [.jump, .speed]),
    ("bottom-sheet/flick-content-at-max bs1", [.flingKilled]),
    ("bottom-sheet/min-up-fast bs1", [.handover, .overshoot, .hitMismatch]),
    ("bottom-sheet/catch-in-flight bs1", [.detached]),
    ("bottom-sheet/handover bs2", [.jump, .speed]),
    ("bottom-sheet/min-up-fast bs2", [.handover, .overshoot, .hitMismatch]),
    ("bottom-sheet/catch-in-flight bs2", [.detached]),
    ("sticky-tabs/short-tab st1", [.tabFlicker, .shortTab]),
    ("sticky-tabs/tap-tabs st2", [.tabFlicker]),
    ("sticky-tabs/re-tap st3", [.reTap]),
    ("sticky-tabs/tap-while-decelerating st3", [.tabFlicker]),
    ("sticky-tabs/short-tab st3", [.tabFlicker]),
    ("sticky-tabs/up-down-slow st4", [.speed]),
    ("sticky-tabs/fling-up st4", [.velocityBreak]),
    ("sticky-tabs/fling-up st6", [.velocityBreak]),
    ("sticky-tabs/fling-on-header st6", [.velocityBreak]),
    ("sticky-tabs/fling-down st6", [.velocityBreak]),
    ("sticky-tabs/inner-bounces st6", [.speed, .deadlock]),
    ("sticky-tabs/diagonal st6", [.axis]),
    ("sticky-tabs/inner-first st5", [.speed]),
    ("pull-to-refresh/pull-and-wait pr0", [.refreshHidden]),
    ("pull-to-refresh/pull-and-wait pr1", [.jump]),
    ("pull-to-refresh/pull-and-wait pr2", [.insetFight]),
    ("page-carousel/flicks pc0", [.offCentre]),
    ("page-carousel/flicks pc1", [.stopsTwice]),
    ("page-carousel/round-and-round pc2", [.jump]),
    ("large-title/lift-halfway lt0", [.speed, .stuckHalf]),
    ("large-title/lift-halfway lt1", [.stuckHalf]),
    ("large-title/quick-start lt1", [.oscillation]),
    ("large-title/lift-halfway lt2", [.stuckHalf]),
    ("stretchy-header/pull-and-scroll sy0", [.uncovered]),
    ("stretchy-header/pull-and-scroll sy1", [.uncovered]),
    ("stretchy-header/pull-and-scroll sy2", [.restState]),
    ("parallax/fling-and-return px0", [.uncovered]),
    ("parallax/fling-and-return px1", [.pure, .uncovered]),
    ("parallax/fling-and-return px2", [.uncovered]),
    ("quick-return/down-and-back qr0", [.gap, .bounceCoupling, .restState, .stuckHalf]),
    ("quick-return/down-and-back qr1", [.stuckHalf]),
    ("quick-return/down-and-back qr2", [.speed]),
    ("profile-page/scroll-and-refresh pp0", [.stickyGap]),
    ("profile-page/scroll-and-refresh pp1", [.jump, .refreshHidden]),
  ]

  /// The only rules that may fire, on any screen and at both rates.
  ///
  /// Screens with an island are left out for the article's headers, which measure with the status
  /// bar: `PARITY`. In a list below a bar the headers of `sh2` stick under the bar, so it is silent
  /// only on screens without a bar. The article's tab bars are pinned at the top of the screen,
  /// where a status bar may be.
  private static let limited: [(place: String, rules: Set<ReviewRule>)] = [
    ("collapsing-header/pull-top ch1", [.restOverlap]),
    ("collapsing-header/pull-top ch5", [.headerBounds, .gap, .restState]),
    ("collapsing-header/pull-top ch6", [.headerBounds, .gap, .restState]),
    ("collapsing-header/fling-bottom ch6", [.headerBounds]),
    ("sticky-headers/slow-through-sections sh0", []),
    ("sticky-headers/slow-through-sections sh2", [.stickyUnderbar]),
    ("bottom-sheet/slow-half bs1", [.hitMismatch]),
    ("bottom-sheet/slow-half bs2", [.hitMismatch]),
    ("bottom-sheet/flick-content-at-max bs1", [.flingKilled]),
    ("bottom-sheet/flick-content-at-max bs2", []),
    ("sticky-tabs/tap-tabs st1", [.tabUnderbar]), ("sticky-tabs/tap-tabs st3", [.tabUnderbar]),
    ("sticky-tabs/up-down-slow st5", [.tabUnderbar]),
    ("sticky-tabs/up-down-slow st6", [.tabUnderbar]),
  ]

  /// The fixed variants of all patterns: no rule may fire on them.
  private static let fixed = Set(
    PatternCatalog.builtIn.entries.flatMap { $0.variants.filter(\.isFixed).map { "\($0.id)" } })

  /// The number of screens on which each rule fires, by script, variant and rate.
  private static func table(
    of pattern: String, _ rate: Int
  ) throws -> [(place: String, rules: [ReviewRule: Int])] {
    var lines: [(place: String, rules: [ReviewRule: Int])] = []
    let plans = try GalleryRuns.plans(of: pattern) {
      $0.devices = ["matrix"]
      $0.rate = rate
    }
    for plan in plans where !plan.scenario.id.hasSuffix("every-device") {
      for variant in plan.variants {
        var rules: [ReviewRule: Int] = [:]
        for lane in plan.lanes {
          for rule in Set(try GalleryRuns.findings(plan, variant, lane).map(\.rule)) {
            rules[rule, default: 0] += 1
          }
        }
        lines.append(("\(plan.scenario.id) \(plan.variant(variant).id)", rules))
      }
    }
    return lines
  }

  /// The patterns whose scripts the tables cover on all of their devices; the others' devices also
  /// differ in settings.
  private static let covered = [
    "collapsing-header", "sticky-headers", "bottom-sheet", "sticky-tabs", "pull-to-refresh",
    "page-carousel",
  ]

  @Test(arguments: GalleryRuns.patterns)
  func `is the specified one on every screen at both rates`(pattern: String) throws {
    var text = ""
    for rate in [60, 120] {
      let table = try Self.table(of: pattern, rate)
      for (place, rules) in table {
        let fired = Set(rules.keys)
        for row in Self.required where row.place == place {
          #expect(row.rules.isSubset(of: fired), "\(place) \(rate) Hz: \(fired)")
        }
        if Self.fixed.contains(String(place.split(separator: " ")[1])) {
          #expect(fired.isEmpty, "\(place) \(rate) Hz: \(fired)")
        }
        for row in Self.limited where row.place == place {
          #expect(fired.isSubset(of: row.rules), "\(place) \(rate) Hz: \(fired)")
        }
        let words = ReviewRule.allCases.compactMap { rule in
          rules[rule].map { "\(rule.id) \($0)" }
        }
        text += "\(place) \(rate): \(words.joined(separator: ", "))\n"
      }
      let places = Set(table.map(\.place))
      for row in Self.required + Self.limited where row.place.hasPrefix(pattern) {
        #expect(places.contains(row.place), "nothing is run for \(row.place)")
      }
    }
    print(text)
    try Golden.expect(text, matches: "ExpectedFindings/\(pattern).txt")
  }

  /// Faults of a single moment: with rows of another height the same travel ends elsewhere, where
  /// they do not show.
  private static let momentary: Set<String> = [
    "sticky-headers/section-insets sh2", "sticky-tabs/inner-first st5", "sticky-tabs/fling-up st6",
    "sticky-tabs/fling-down st6",
  ]

  /// Text size, direction, windows and zoom change lengths, but not the faults.
  @Test(arguments: [
    ("iphone-8", "accessibility1"), ("iphone-11", "xSmall"), ("iphone-8", "rightToLeft"),
    ("iphone-11", "zoomed"), ("ipad-9", "third"),
  ])
  func `broken variants are found with all device settings`(device: String, fact: String) throws {
    let changesRows = fact.hasPrefix("accessibility") || fact.hasSuffix("Small")
    var missing: [String] = []
    var told = 0
    for pattern in Self.covered {
      for plan in try GalleryRuns.plans(
        of: pattern, { $0.devices = [device, "\(device)@\(fact)"] })
      {
        for variant in plan.variants {
          let place = "\(plan.scenario.id) \(plan.variant(variant).id)"
          guard let row = Self.required.first(where: { $0.place == place }),
            !changesRows || !Self.momentary.contains(place)
          else { continue }
          let fired = try Dictionary(grouping: plan.lanes, by: \.selection.word).mapValues {
            lanes in
            try Set(lanes.flatMap { try GalleryRuns.findings(plan, variant, $0).map(\.rule) })
          }
          let plain = row.rules.intersection(fired[device] ?? [])
          let found = fired["\(device)@\(fact)"] ?? []
          told += plain.intersection(found).count
          missing += plain.subtracting(found).map { "\(place): \($0.id)" }
        }
      }
    }
    #expect(missing.sorted() == [])
    #expect(told > 40)
  }

  @Test(arguments: [("iphone-8", 100.0), ("iphone-11", 100), ("iphone-15-pro", 95)])
  func `a fixed header covers as much of the first cell as bar and header reach below the inset`(
    device: String, amount: Double
  ) throws {
    for plan in try GalleryRuns.plans(of: "collapsing-header", { $0.devices = [device] })
    where !plan.scenario.id.hasSuffix("fling-bottom") {
      guard let variant = plan.variants.first(where: { "\(plan.variant($0).id)" == "ch1" }) else {
        continue
      }
      let found = try GalleryRuns.findings(plan, variant, plan.lanes[0])
      let hidden = found.filter { $0.rule == .restOverlap }
      #expect(hidden.map(\.amount) == [amount])
      // A header of fixed height does not collapse.
      #expect(found.allSatisfy { $0.rule == .restOverlap || $0.rule == .noCollapse })
    }
  }

  @Test(arguments: ["ch4", "ch5", "ch6"])
  func `the five points of an island are one finding that states the reason`(id: String) throws {
    let plans = try GalleryRuns.plans(of: "collapsing-header") {
      $0.devices = ["iphone-15-pro"]
      $0.variants = [id]
    }
    let plan = try #require(plans.first { $0.scenario.id == "collapsing-header/slow-up-down" })
    let findings = try GalleryRuns.findings(plan, plan.variants[0], plan.lanes[0])
      .filter { $0.rule == .gap }
    #expect(findings.map(\.name) == ["5 pt gap"])
    #expect(
      findings.first?.words.hasPrefix(
        "5 pt gap between header (154) and first cell (159): the status bar is 54 points, the safe area 59"
      )
        == true)
  }

  /// The tables above cover the other scripts of these patterns.
  @Test(arguments: GalleryRuns.patterns, [60, 120])
  func `fixed variants are silent in every script of the gallery`(
    pattern: String, rate: Int
  ) throws {
    var complaints: [String] = []
    var runs = 0
    for plan in try GalleryRuns.plans(of: pattern, { $0.rate = rate }) {
      // Forty-eight devices at their own rates, once.
      let isOfAll = plan.scenario.id.hasSuffix("every-device")
      guard isOfAll || !Self.covered.contains(pattern) else { continue }
      for variant in plan.variants where plan.variant(variant).isFixed {
        for lane in plan.lanes
        where !isOfAll || lane.rate == (lane.selection.device.maximumRefreshRate >= 120 ? 120 : 60)
        {
          runs += 1
          complaints += try GalleryRuns.findings(plan, variant, lane)
            .map { GalleryRuns.line($0, plan, variant, lane) }
        }
      }
    }
    #expect(runs > 0 || Self.covered.contains(pattern))
    #expect(complaints == [])
  }

  @Test(arguments: [
    ("bottom-sheet", "handover", "bs1"), ("bottom-sheet", "handover", "bs2"),
    ("sticky-tabs", "tap-tabs", "st2"), ("sticky-tabs", "re-tap", "st3"),
    ("profile-page", "scroll-and-refresh", "pp1"),
  ])
  func `a variant's own jumps are found`(pattern: String, script: String, id: String) throws {
    let plans = try GalleryRuns.plans(of: pattern)
    let plan = try #require(plans.first { $0.scenario.id == "\(pattern)/\(script)" })
    let variant = try #require(plan.variants.first { "\(plan.variant($0).id)" == id })
    let rules = try plan.lanes.map { lane in
      try GalleryRuns.findings(plan, variant, lane).map(\.rule)
    }
    #expect(rules.allSatisfy { $0.contains(.jump) }, "\(rules)")
  }
}
