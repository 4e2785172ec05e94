// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit

/// The command as a process, with all that its start takes.
enum ToolCases {
  /// Four scripts of each article's pattern.
  private static let articles = [
    "bottom-sheet/catch-in-flight", "bottom-sheet/handover", "bottom-sheet/slow-half",
    "bottom-sheet/up-and-down", "collapsing-header/fling-top", "collapsing-header/pull-top",
    "collapsing-header/short-content", "collapsing-header/slow-up-down",
    "sticky-headers/bounce-both-ends", "sticky-headers/fling", "sticky-headers/horizontal",
    "sticky-headers/slow-through-sections", "sticky-tabs/fling-up", "sticky-tabs/page-swipe",
    "sticky-tabs/tap-tabs", "sticky-tabs/up-down-slow",
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
      // Every stage of them, on phones of all shapes.
      BenchCase(
        CaseID("gallery", "articles", "devices:4", "render"), set: .full,
        tool: ["render"] + articles.map { "Scenarios/\($0).scenario.jsonc" } + [
          "--device", "iphone-8,iphone-11,iphone-15,iphone-15-pro", "--output", "OUTPUT",
          "--quiet", "--jobs", "1",
        ]),
      BenchCase(
        CaseID("gallery", "all", "all", "render"), set: .onDemand,
        tool: ["render", "Scenarios", "--output", "OUTPUT", "--quiet"]),
    ]
  }
}
