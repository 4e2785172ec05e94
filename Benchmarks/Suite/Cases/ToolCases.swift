// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// The command as a process, with all that its start takes.
enum ToolCases {
  /// The pattern of an article, four of its scripts, and the variant that fixes it.
  private struct Article {
    var pattern: String
    var fixed: String
    var scripts: [String]

    var scenarios: [String] { scripts.map { "Scenarios/\(pattern)/\($0).scenario.jsonc" } }
  }

  private static let articles = [
    Article(
      pattern: "bottom-sheet", fixed: "bs3",
      scripts: ["catch-in-flight", "handover", "slow-half", "up-and-down"]),
    Article(
      pattern: "collapsing-header", fixed: "ch8",
      scripts: ["fling-top", "pull-top", "short-content", "slow-up-down"]),
    Article(
      pattern: "sticky-headers", fixed: "sh3",
      scripts: ["bounce-both-ends", "fling", "horizontal", "slow-through-sections"]),
    Article(
      pattern: "sticky-tabs", fixed: "st7",
      scripts: ["fling-up", "page-swipe", "tap-tabs", "up-down-slow"]),
  ]

  /// Phones of all shapes, one process at a time.
  private static let rendering = [
    "render", "--device", "iphone-8,iphone-11,iphone-15,iphone-15-pro", "--output", "OUTPUT",
    "--quiet", "--jobs", "1",
  ]

  @Sendable static func all() -> [BenchCase] {
    [
      BenchCase(CaseID("cli", "scrollwork", "-", "help"), set: .quick, tool: ["--help"]),
      BenchCase(
        CaseID("cli", "scrollwork", "-", "list-devices"), set: .full, tool: ["list", "devices"]),
      BenchCase(
        CaseID("cli", "render", "all", "fling-top"), set: .full,
        tool: [
          "render", "Scenarios/collapsing-header/fling-top.scenario.jsonc", "--output", "OUTPUT",
          "--quiet", "--jobs", "1",
        ]),
      BenchCase(
        CaseID("cli", "validate", "-", "showcase"), set: .full,
        tool: ["validate", "Output/showcase/collapsing-header/fling-top/before-after.svg"]),
      BenchCase(
        CaseID("gallery", "all", "all", "render"), set: .full,
        tool: ["render", "Scenarios", "--output", "OUTPUT", "--quiet"]),
      BenchCase(
        CaseID("gallery", "articles", "devices:4", "stages"), set: .onDemand,
        tool: rendering + articles.flatMap(\.scenarios)),
    ]
      + articles.map { article in
        BenchCase(
          CaseID("gallery", article.pattern, "devices:4", "fixed"), set: .full,
          tool: rendering + ["--variant", article.fixed] + article.scenarios)
      }
  }
}
